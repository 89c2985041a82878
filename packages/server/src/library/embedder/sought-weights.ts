import { LearnedWeights } from './learned-weights.ts';
import type { Numbers } from './quantized.ts';

/**
 * The embedding model as it has learned to read what a player asks for: to each linear layer a product of two narrow tables is added,
 * so that what was learned takes a thirtieth of the model.
 */
export function soughtWeights(model: Numbers): Numbers {
  const learned = new LearnedWeights<{ rank: number }>('sought.weights');
  const { rank } = learned.about;
  return {
    floats(name) {
      const rows = model.floats(name);
      const layer = name.replace(/\.weight$/, '');
      if (!learned.has(`${layer}.into`)) return rows;
      const [into, out] = [learned.bytes(`${layer}.into`), learned.bytes(`${layer}.out`)];
      const scales = learned.floats(`${layer}.scales`);
      const inputs = into.length / rank;
      scales.forEach((scale, output) => {
        for (let step = 0; step < rank; step += 1) {
          const much = out[output * rank + step]! * scale;
          for (let input = 0; input < inputs; input += 1)
            rows[output * inputs + input]! += much * into[step * inputs + input]!;
        }
      });
      return rows;
    },
  };
}
