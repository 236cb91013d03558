declare const shape: unique symbol;

export class JsonText<Shape> {
  declare readonly [shape]: Shape;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const jsonText = <Shape>(text: string): JsonText<Shape> => new JsonText<Shape>(text);
