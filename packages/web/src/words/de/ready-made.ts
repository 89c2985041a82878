import type { readyMade as en } from '../en/ready-made.ts';

export const readyMade: typeof en = {
  bram: {
    name: 'Bram Eichengrund',
    summary: 'Zwergenkämpfer, Stufe 1',
    background: 'Brückenwärter',
    line: 'Hat einmal allein eine Brücke gehalten. Ein zweites Mal muss nicht sein.',
    backstory:
      'Zwölf Jahre lang nahm Bram den Zoll auf einer Brücke, die sonst niemand wollte. Als der Fluss die Brücke holte, nahm er die Zollglocke und ging nachsehen, wohin die Straße führt.',
  },
  sable: {
    name: 'Sable Flinkwasser',
    summary: 'Halblingsschurkin, Stufe 1',
    background: 'Kind der Fähre',
    line: 'Kleine Hände, langes Gedächtnis, jeder Schlüssel der Stadt.',
    backstory:
      'Sable wuchs unter den Bänken einer Flussfähre auf und lernte früh, dass die Leute dem Wasser die wahrsten Dinge sagen. Eine Schuld hat sie zu begleichen, drei treibt sie ein.',
  },
  ilvane: {
    name: 'Ilvane Dorn',
    summary: 'Elfenmagierin, Stufe 1',
    background: 'Archivarin',
    line: 'Weiß, was die Inschrift sagt. Liest sie trotzdem laut vor.',
    backstory:
      'Aus einem Archiv verwiesen, weil sie es berichtigt hat, reist Ilvane nun umher, um zu sehen, welche der Fußnoten stimmten.',
  },
  maren: {
    name: 'Schwester Maren',
    summary: 'Menschliche Klerikerin, Stufe 1',
    background: 'Feldschwester',
    line: 'Hält Menschen am Leben und zählt die, bei denen es ihr nicht gelang.',
    backstory:
      'Maren trug Bahren durch zwei Kriege zwischen denselben zwei Dörfern. Ihre Gebete sind kurz und kommen zur Sache.',
  },
  tansy: {
    name: 'Tansy Aschental',
    summary: 'Halbelfische Bardin, Stufe 1',
    background: 'Wanderschauspielerin',
    line: 'Die Hälfte der Lieder ist gelogen. Rate, welche.',
    backstory:
      'Tansy verließ eine berühmte Truppe eine Nacht vor dem Brand und wird seither in jeder Stadt danach gefragt.',
  },
  corvin: {
    name: 'Corvin Ried',
    summary: 'Menschlicher Waldläufer, Stufe 1',
    background: 'Moorführer',
    line: 'Geht leise, redet weniger, bemerkt alles.',
    backstory:
      'Corvin brachte einundvierzig Reisende durch das Tiefe Moor und verlor einen. Nach dem einen sucht er noch immer.',
  },
};
