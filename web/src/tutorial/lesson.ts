/** The lessons of the tutorials: what `azul.json` and `duel.json` hold. */

export interface Lesson {
  game: string;
  options: Record<string, string>;
  /** The learner's seat. */
  viewer: number;
  steps: Step[];
}

export interface Step {
  /** Key of what is explained. */
  text: string;
  /** Options of this step that differ from the lesson's. */
  options?: Record<string, string>;
  /** Where the step starts; without it, where the step before ended. */
  position?: string;
  /** The move that the learner has to find, or several that are all right; none to just read. */
  expect?: string;
  expect_any?: string[];
  /** Moves that follow the learner's by themselves. */
  then?: string[];
  /** Keys of the answers to a right and to a wrong move. */
  right?: string;
  wrong?: string;
  highlight?: Highlight[];
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
