/** The lessons of the tutorials: what `azul.json` and `duel.json` hold. */

export interface Lesson {
  game: string;
  options: Record<string, string>;
  /** The learner's seat. */
  viewer: number;
  steps: Step[];
}

/** The learner has a move to find (`expect`, `expect_any`) or a question to answer (`ask`). */
export interface Step {
  /** Key of what is explained. */
  text: string;
  /** Key of the title of the chapter that begins here. */
  chapter?: string;
  /** The clauses of `docs/rules/` that the step teaches. */
  clauses: string[];
  /** The scoring tablet's side that is explained. */
  side?: string;
  /** Options of this step that differ from the lesson's. */
  options?: Record<string, string>;
  /** Where the step starts; without it, where the step before ended. */
  position?: string;
  /** The move that the learner has to find, or several that are all right. */
  expect?: string;
  expect_any?: string[];
  ask?: Question;
  /** Moves that follow the learner's move or right answer by themselves. */
  then?: string[];
  /** Keys of the answers to what was right and to what was wrong. */
  right: string;
  wrong?: string;
  highlight?: Highlight[];
}

/** A number, or the key of a text. */
export type Answer = number | string;

/** What is right is given (`is`), or what the game makes of the step's moves. */
export interface Question {
  answers: Answer[];
  is?: Answer;
  /** A field of the learner's event of this kind. */
  event?: string;
  field?: string;
  /** The learner's score, or who wins. */
  about?: "score" | "winner";
}

/** A part of the table to point at; numbers as in the moves' texts, 0 the centre or large factory. */
export interface Highlight {
  source?: number;
  colour?: string;
  line?: number;
  row?: number;
  floor?: boolean;
  moon?: boolean;
  plate?: string;
  chip?: number;
  chips?: boolean;
}
