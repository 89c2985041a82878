/** The little of the protobuf wire format that an ONNX model needs. Every function returns one encoded field. */

const VARINT = 0;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

function tag(field: number, wireType: number): Buffer {
  return varint(field * 8 + wireType);
}

/** A non-negative integer. */
export function integerField(field: number, value: number): Buffer {
  return Buffer.concat([tag(field, VARINT), varint(value)]);
}

export function floatField(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([tag(field, FIXED_32), bytes]);
}

export function bytesField(field: number, value: Uint8Array): Buffer {
  return Buffer.concat([tag(field, LENGTH_DELIMITED), varint(value.byteLength), value]);
}

export function textField(field: number, value: string): Buffer {
  return bytesField(field, Buffer.from(value, 'utf8'));
}

export function messageField(field: number, parts: Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return Buffer.concat([tag(field, LENGTH_DELIMITED), varint(length), ...parts]);
}
