declare const shape: unique symbol;

/** A JSON reply of many megabytes, made by a helper process; it is removed once it is sent. */
export class JsonFile<Shape> {
  declare readonly [shape]: Shape;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}
