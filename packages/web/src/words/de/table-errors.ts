import type { tableErrors as en } from '../en/table-errors.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('de');

const again = 'versuch es noch einmal';

export const tableErrors: typeof en = {
  turns: {
    rate_limited: `Die Spielleitung wird gerade zu viel gefragt, ${again}.`,
    unreachable: `Die Spielleitung ist gerade nicht zu erreichen, ${again}.`,
    provider_fault: `Die Spielleitung hat gerade Schwierigkeiten, ${again}.`,
    key_refused:
      'Der Schlüssel der Spielleitung wurde abgelehnt; darum muss sich kümmern, wer Fireside hier betreibt.',
    unknown_model:
      'Das Modell der Spielleitung ist seinem Anbieter unbekannt; darum muss sich kümmern, wer Fireside hier betreibt.',
    request_refused:
      'Der Anbieter der Spielleitung hat die Anfrage abgelehnt; darum muss sich kümmern, wer Fireside hier betreibt.',
    too_slow: `Die Spielleitung hat zu lange gebraucht, ${again}.`,
    broke_off: `Die Spielleitung brach mitten in der Antwort ab, ${again}.`,
    endless: `Die Spielleitung hörte nicht auf zu reden, ${again}.`,
    silent: `Die Spielleitung hat nichts gesagt, ${again}.`,
    declined: 'Die Spielleitung wollte darauf nicht antworten. Versuch es auf andere Weise.',
    library: `Die Spielleitung konnte die Bücher nicht öffnen, ${again}.`,
    stopped: 'Die Antwort wurde angehalten.',
    fault: `Mit der Spielleitung ist etwas schiefgegangen, ${again}.`,
    stumbled: `Die Spielleitung ist gestolpert, ${again}.`,
  },
  dice: {
    range: (notation, lowest, highest) => `${notation} ergibt zwischen ${lowest} und ${highest}.`,
    noNotation: 'Das sind keine Würfel. Schreib sie wie 1d20+5, 2d6 oder 2d20kh1.',
    noDice: 'Darin kommen keine Würfel vor. Schreib sie wie 1d20+5, 2d6 oder 2d20kh1.',
    join: 'Verbinde Würfel mit einem Zeichen, etwa 2d6+1d8.',
    advantage: 'Schreib Vorteil als 2d20kh1 und Nachteil als 2d20kl1, den Modifikator dahinter.',
    length: (most) => `Ein Wurf hat höchstens ${number(most)} Zeichen.`,
    most: (most) => `Höchstens ${number(most)} Würfel lassen sich auf einmal werfen.`,
    sides: (most) => `Ein Würfel hat höchstens ${number(most)} Seiten.`,
    numbers: (most) => `Zahlen können höchstens ${number(most)} sein.`,
    multiplications: (most) => `Höchstens ${number(most)} Multiplikationen sind möglich.`,
    brackets: 'Die Klammern sind zu tief verschachtelt.',
    division: 'Teile nur durch eine ganze Zahl.',
    arithmetic: 'Verstanden werden nur + - * /, Klammern, floor, ceil, round, abs und sign.',
    group:
      'Eine Gruppe in geschweiften Klammern lässt sich nur behalten, weglassen, vergleichen und sortieren.',
    oneFace: (dice) => `${dice} hat nur eine Seite und lässt sich nicht noch einmal werfen.`,
    explodeOrReroll: 'Würfel können explodieren oder neu geworfen werden, nicht beides.',
    endless: (dice) => `${dice} würde immer weiterrollen; lass weniger Seiten explodieren oder neu werfen.`,
    different: (dice) => `${dice} können nicht alle verschieden sein.`,
    unique: 'Verschiedene Würfel können nicht auch explodieren, neu geworfen oder begrenzt werden.',
  },
  fell: (name, points) => `${name} ist auf ${points} TP gefallen`,
};
