declare const shape: unique symbol;

/** JSON that PostgreSQL has built already; sent as it is. `Shape` is what it holds, for the compiler only. */
export class JsonText<Shape> {
  declare readonly [shape]: Shape;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Marks text from PostgreSQL as JSON of a shape; the caller vouches for it. */
export const jsonText = <Shape>(text: string): JsonText<Shape> => new JsonText<Shape>(text);
