declare const shape: unique symbol;

export class JsonText<Shape> {
  declare readonly [shape]: Shape;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A JSON reply of many megabytes, made by a helper process; its file is removed once it is sent. */
export class JsonFile<Shape> {
  declare readonly [shape]: Shape;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

export const jsonText = <Shape>(text: string): JsonText<Shape> => new JsonText<Shape>(text);
