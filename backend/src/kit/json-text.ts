declare const shape: unique symbol;

/** JSON built by PostgreSQL and sent as it is; `Shape` is for the compiler only. */
export class JsonText<Shape> {
  declare readonly [shape]: Shape;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const jsonText = <Shape>(text: string): JsonText<Shape> => new JsonText<Shape>(text);
