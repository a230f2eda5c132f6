# The log, which is the screen reader's narration, too: one sentence for every event.
# Texts of tiles (`moved`, `rest`, `tiles`), plates and factories come as lists in words, or as
# `none`; yes and no as `true` and `false`. A key with `-cut` is for a loss that the stop at 0 cut
# short. `events-…` tell a run of the same events at once.

## Azul

event-azul-starter-drawn = Wylosowano: rozpoczyna { $name }.
event-azul-bag-refilled = { $tiles ->
    [one] Woreczek jest pusty: z wieczka wraca do niego { $tiles } płytka.
    [few] Woreczek jest pusty: z wieczka wracają do niego { $tiles } płytki.
   *[many] Woreczek jest pusty: z wieczka wraca do niego { $tiles } płytek.
}
event-azul-tile-dealt = Warsztat { $factory }: { form-colour-one } płytka.
events-azul-tile-dealt = Warsztaty są napełnione.
event-azul-round-started = Zaczyna się runda { $round }. Pierwszy ruch: { $name }.
event-azul-took = { $source ->
    [0] { $name } bierze { tiles } ze środka stołu.
   *[other] { $moved ->
        [none] { $name } bierze { tiles } z warsztatu { $source }.
       *[other] { $name } bierze { tiles } z warsztatu { $source }; na środek stołu: { $moved }.
    }
}
event-azul-marker-taken = { $on_floor ->
    [true] Do tego znacznik gracza rozpoczynającego, na linię podłogi.
   *[false] Do tego znacznik gracza rozpoczynającego, bez kosztu, bo linia podłogi jest pełna.
}
event-azul-line-filled = Linia { $line }: { $held } z { $line }.
event-azul-line-filled-full = Linia { $line } jest wypełniona.
event-azul-fell-to-floor = { $to_lid ->
    [0] { tiles-fall }.
   *[other] { tiles-fall }, z tego { $to_lid } do wieczka.
}
tiles-fall = { $count ->
    [one] { $count } { form-colour-one } płytka spada na linię podłogi
    [few] { $count } { form-colour-few } płytki spadają na linię podłogi
   *[many] { $count } { form-colour-many } płytek spada na linię podłogi
}
event-azul-tile-placed = { $name } układa { form-colour-one-accusative } płytkę w rzędzie { $row }, kolumnie { $column }: { points } ({ runs }).
runs = { $horizontal ->
    [1] { $vertical ->
        [1] nie przylega do innych płytek
       *[other] { $vertical } w pionie
    }
   *[other] { $vertical ->
        [1] { $horizontal } w poziomie
       *[other] { $horizontal } w poziomie i { $vertical } w pionie
    }
}
event-azul-line-dropped = { $name } nie ma na ścianie pola dla { form-colour-many } płytek z linii { $line }.
event-azul-floor-scored = { $name } traci { points } za linię podłogi ({ $tiles }).
event-azul-floor-scored-cut = { $name } traci { points } za linię podłogi ({ $tiles }). Koszt to { $cost }, ale wynik nie spada poniżej 0.
event-azul-round-ended = Koniec rundy { $round }.
event-azul-game-ended = Koniec gry: { end-reason }.
event-azul-bonus-scored = { $points ->
    [0] { $name } nie ma pełnego rzędu, kolumny ani koloru.
   *[other] { $name } dolicza { points }: pełne rzędy { $rows }, pełne kolumny { $columns }, pełne kolory { $colours }.
}

## Azul Duel

event-duel-tablet-drawn = Wylosowano kafelek celu: { $tablet }.
event-duel-starter-drawn = Wylosowano gracza rozpoczynającego: { $name }.
event-duel-back-shown = Na stosie widać rewers: { plate-type }.
event-duel-plate-revealed = Na ekspozycję trafia { plate }.
events-duel-plate-revealed = Na ekspozycję trafiają: { $plates }.
event-duel-bag-refilled = { $tiles ->
    [one] Woreczek jest pusty: z wieży wraca do niego { $tiles } płytka.
    [few] Woreczek jest pusty: z wieży wracają do niego { $tiles } płytki.
   *[many] Woreczek jest pusty: z wieży wraca do niego { $tiles } płytek.
}
event-duel-tile-dealt = { $factory ->
    [0] Duży warsztat: { form-colour-one } płytka.
   *[other] Warsztat { $factory }: { form-colour-one } płytka.
}
events-duel-tile-dealt = Warsztaty są napełnione.
event-duel-round-started = Zaczyna się runda { $round }. Pierwszy ruch: { $name }.
event-duel-plate-taken = { $name } bierze z ekspozycji { plate }.
event-duel-plate-drawn = { $cost ->
    [0] { $name } dobiera ze stosu za darmo: { plate-type }.
    [one] { $name } dobiera ze stosu za { $cost } punkt: { plate-type }.
    [few] { $name } dobiera ze stosu za { $cost } punkty: { plate-type }.
   *[many] { $name } dobiera ze stosu za { $cost } punktów: { plate-type }.
}
event-duel-drawing-stopped = { $name } kończy dobieranie.
event-duel-plate-seen = { $cells ->
    [none] { $name } ogląda dobrany kafelek.
   *[other] { $name } widzi { plate }.
}
events-duel-plate-seen = { $plates ->
    [none] { $count ->
        [one] { $name } ogląda { $count } dobrany kafelek.
        [few] { $name } ogląda { $count } dobrane kafelki.
       *[many] { $name } ogląda { $count } dobranych kafelków.
    }
   *[other] { $name } widzi: { $plates }.
}
event-duel-plate-kept = { $name } zatrzymuje { plate }.
event-duel-plate-put-under = { $cells ->
    [none] { $name } odkłada kafelek na spód stosu.
   *[other] { $name } odkłada na spód stosu { plate }.
}
events-duel-plate-put-under = { $plates ->
    [none] { $count ->
        [one] { $name } odkłada na spód stosu { $count } kafelek.
        [few] { $name } odkłada na spód stosu { $count } kafelki.
       *[many] { $name } odkłada na spód stosu { $count } kafelków.
    }
   *[other] { $name } odkłada na spód stosu, od góry: { $plates }.
}
event-duel-plate-laid = { $name } umieszcza kafelek na polu kopuły { $space }, { plate-turned }.
event-duel-took-sun = { $factory ->
    [0] { $rest ->
        [none] { $name } bierze { tiles } ze słonecznej części dużego warsztatu.
       *[other] { $name } bierze { tiles } ze słonecznej części dużego warsztatu; do części księżycowej: { $rest }.
    }
   *[other] { $rest ->
        [none] { $name } bierze { tiles } ze słonecznej części warsztatu { $factory }.
       *[other] { $name } bierze { tiles } ze słonecznej części warsztatu { $factory }; pozostaje: { $rest }.
    }
}
event-duel-stacked = { $name } kładzie { form-colour-one-accusative } płytkę na stos w księżycowej części warsztatu { $factory }.
events-duel-stacked = { $name } układa stos w księżycowej części warsztatu { $factory }, od spodu: { $colours }.
event-duel-took-moon = { $name } bierze { tiles } z części księżycowych: { $factories }.
event-duel-first-tile-taken = { $name } bierze też płytkę gracza rozpoczynającego.
event-duel-line-filled = Linia { $line }: { $held } z { $line }.
event-duel-line-filled-full = Linia { $line } jest wypełniona.
event-duel-tiles-broke = { $to_tower ->
    [0] { tiles-break }.
   *[other] { tiles-break }, z tego { $to_tower } do wieży.
}
tiles-break = { $count ->
    [one] { $count } { form-colour-one } płytka trafia na pole uszkodzonych płytek
    [few] { $count } { form-colour-few } płytki trafiają na pole uszkodzonych płytek
   *[many] { $count } { form-colour-many } płytek trafia na pole uszkodzonych płytek
}
event-duel-chip-revealed = Odkryto żeton bonusowy w warsztacie { $factory }: { chip }.
event-duel-chip-taken = { $name } bierze żeton bonusowy z warsztatu { $factory }: { chip }.
event-duel-passed = { $name } nie może już nic zrobić i pasuje.
event-duel-line-dropped = { $name } nie ma już w kopule pola dla { form-colour-many } płytek z linii { $line }.
event-duel-completion-declined = { $name } zostawia linię { $line } bez zmian.
event-duel-chip-spent = { $name } wydaje żeton bonusowy na linię { $line }: { chip }.
events-duel-chip-spent = { $count ->
    [one] { $name } kończy linię { $line }, wydając { $count } żeton bonusowy: { $chips }.
    [few] { $name } kończy linię { $line }, wydając { $count } żetony bonusowe: { $chips }.
   *[many] { $name } kończy linię { $line }, wydając { $count } żetonów bonusowych: { $chips }.
}
event-duel-tile-placed = { $name } układa { form-colour-one-accusative } płytkę w rzędzie { $row }, kolumnie { $column }: { points } ({ runs }).
event-duel-special-placed = Kafelek jest pełny: { $name } dostaje płytkę specjalną w rzędzie { $row }, kolumnie { $column }, i { points }.
event-duel-broken-scored = { $name } traci { points } za { losses }.
event-duel-broken-scored-cut = { $name } traci { points } za { losses }. Koszt to { $cost }, ale wynik nie spada poniżej 0.
losses = { $tiles ->
    [none] płytkę gracza rozpoczynającego
   *[other] { $first_tile ->
        [true] uszkodzone płytki ({ $tiles }) i płytkę gracza rozpoczynającego
       *[false] uszkodzone płytki ({ $tiles })
    }
}
event-duel-round-ended = Koniec rundy { $round }.
event-duel-tablet-scored = { $name }: { points } za kafelek celu „{ $tablet }”.
event-duel-game-ended = Koniec gry.

## The table

entry-takeback = { $name } cofa ruch.
entry-ending-resigned = { $name } poddaje grę.
entry-ending-time = { $name }: koniec czasu.
entry-ending-left = { $name } odchodzi od stołu na dobre.
entry-handover = { $bot ->
    [none] { $name } wraca do gry.
   *[other] Na razie za gracza { $name } gra bot.
}
