import { bytesField, floatField, integerField, messageField, textField } from './protobuf.ts';

/** Field numbers and element types below are those of the ONNX protobuf definition. */
const ELEMENT_TYPES = { float: 1, int8: 3 };

export type ElementType = keyof typeof ELEMENT_TYPES;
export type Attribute = { integer: number } | { float: number } | { integers: number[] };
/** A size, or the name of one that varies. */
export type Dimension = number | string;

const MICROSOFT = 'com.microsoft';
const IR_VERSION = 8;
const OPERATOR_SET = 17;

/** Collects nodes and weights and writes them as an ONNX model. */
export class OnnxGraph {
  readonly #nodes: Buffer[] = [];
  readonly #initializers: Buffer[] = [];
  #names = 0;

  weight(type: ElementType, dimensions: number[], data: Uint8Array): string {
    const name = this.#name('weight');
    this.#initializers.push(
      messageField(5, [
        ...dimensions.map((size) => integerField(1, size)),
        integerField(2, ELEMENT_TYPES[type]),
        textField(8, name),
        bytesField(9, data),
      ]),
    );
    return name;
  }

  floats(dimensions: number[], values: Float32Array): string {
    return this.weight(
      'float',
      dimensions,
      new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    );
  }

  /** Adds a node with one output and returns the output's name. */
  node(operator: string, inputs: string[], attributes: Record<string, Attribute> = {}): string {
    return this.#add(operator, inputs, [this.#name('value')], attributes, '')[0]!;
  }

  /** Adds a node of onnxruntime's own operators. An empty input name leaves an optional input out. */
  fusedNode(operator: string, inputs: string[], attributes: Record<string, Attribute> = {}): string {
    return this.#add(operator, inputs, [this.#name('value')], attributes, MICROSOFT)[0]!;
  }

  split(input: string, parts: number, axis: number): string[] {
    const outputs = Array.from({ length: parts }, () => this.#name('value'));
    return this.#add('Split', [input], outputs, { axis: { integer: axis } }, '');
  }

  rename(input: string, output: string): void {
    this.#add('Identity', [input], [output], {}, '');
  }

  serialize(
    input: { name: string; dimensions: Dimension[] },
    output: { name: string; dimensions: Dimension[] },
  ): Buffer {
    const graph = messageField(7, [
      ...this.#nodes,
      textField(2, 'sentence-embedding'),
      ...this.#initializers,
      valueInfo(11, input.name, input.dimensions),
      valueInfo(12, output.name, output.dimensions),
    ]);
    return Buffer.concat([
      integerField(1, IR_VERSION),
      graph,
      messageField(8, [textField(1, ''), integerField(2, OPERATOR_SET)]),
      messageField(8, [textField(1, MICROSOFT), integerField(2, 1)]),
    ]);
  }

  #add(
    operator: string,
    inputs: string[],
    outputs: string[],
    attributes: Record<string, Attribute>,
    domain: string,
  ): string[] {
    this.#nodes.push(
      messageField(1, [
        ...inputs.map((input) => textField(1, input)),
        ...outputs.map((output) => textField(2, output)),
        textField(4, operator),
        ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
        textField(7, domain),
      ]),
    );
    return outputs;
  }

  #name(prefix: string): string {
    this.#names += 1;
    return `${prefix}-${this.#names}`;
  }
}

function attribute(name: string, value: Attribute): Buffer {
  if ('integer' in value) {
    return messageField(5, [textField(1, name), integerField(3, value.integer), integerField(20, 2)]);
  }
  if ('float' in value) {
    return messageField(5, [textField(1, name), floatField(2, value.float), integerField(20, 1)]);
  }
  const integers = value.integers.map((integer) => integerField(8, integer));
  return messageField(5, [textField(1, name), ...integers, integerField(20, 7)]);
}

function valueInfo(field: number, name: string, dimensions: Dimension[]): Buffer {
  const shape = dimensions.map((size) =>
    messageField(1, [typeof size === 'number' ? integerField(1, size) : textField(2, size)]),
  );
  const tensor = messageField(1, [integerField(1, ELEMENT_TYPES.float), messageField(2, shape)]);
  return messageField(field, [textField(1, name), messageField(2, [tensor])]);
}
