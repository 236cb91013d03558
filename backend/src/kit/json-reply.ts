declare const shape: unique symbol;

export class JsonText<Shape> {
  declare readonly [shape]: Shape;
  readonly text: string;
  readonly bytes: number;

  constructor(text: string, bytes: number) {
    this.text = text;
    this.bytes = bytes;
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

/** The parts are measured one by one, since measuring the whole text would copy it. */
export function jsonText<Shape>(...parts: string[]): JsonText<Shape> {
  let text = '';
  let bytes = 0;
  for (const part of parts) {
    text += part;
    bytes += Buffer.byteLength(part);
  }
  return new JsonText<Shape>(text, bytes);
}
