import type { playNow as en } from '../en/play-now.ts';

export const playNow: typeof en = {
  title: 'Gleich spielen',
  line: 'Eine Geschichte, eine Rolle, und schon steckst du mittendrin. Ein Konto brauchst du nicht.',
  lineForPlayers: 'Eine Geschichte, eine Rolle, und schon steckst du mittendrin.',
  name: 'Wie nennen dich deine Freunde?',
  nameHint: 'Du kommst als Gast. Willst du bleiben, leg später ein Passwort fest.',
  tale: 'Welche Geschichte?',
  tales: {
    moths: {
      title: 'Neun Lampen im Dunkeln',
      line: 'Neun Stimmen folgten einem Licht aus dem Dorf. Sie singen noch immer, und jede Nacht ist es eine weniger.',
    },
    lease: {
      title: 'Der Drache und der Kaufvertrag',
      line: 'Ein Drache hat das Dorf gekauft, ganz nach Recht und Gesetz. Gegen eine Urkunde hilft kein Schwert, aber vielleicht ein Gespräch.',
    },
    straw: {
      title: 'Was die Felder schickten',
      line: 'Jede Nacht stehen die Vogelscheuchen ein Feld näher, in Reih und Glied. Ein alter Krieg ging nie richtig zu Ende.',
    },
    chorus: {
      title: 'Der Chor',
      line: 'Besatzungen antworten auf ein Signal, das sonst niemand hört. Etwas sammelt Stimmen und ist fast so weit zu sprechen.',
    },
    inn: {
      title: 'Noch eine Nacht',
      line: 'Jeder Weg aus dem Gasthof führt durch eine andere Tür wieder hinein. Die Zimmer kosten nichts, und die Rechnung wächst.',
    },
    hound: {
      title: 'Was bei Fuß geht',
      line: 'Etwas folgt den Leuten nach Hause, ein Stück hinter ihnen, und wer sich umsieht, wird nicht mehr gesehen.',
    },
    will: {
      title: 'Das zweite Testament',
      line: 'Der alte Lord liegt lächelnd zwischen seinen Orchideen, und im Tresor ist kein Testament. Jeder Gast hatte einen Grund.',
    },
    vault: {
      title: 'Vierzig Minuten im Tresor',
      line: 'Ein Mann gewann die ganze Stadt beim Kartenspiel. Die Urkunde liegt in seinem Tresor, und am Donnerstag gibt er ein Fest.',
    },
    hanged: {
      title: 'Der Mann, den sie zweimal hängten',
      line: 'Am dritten Tag kam er zurück und holte seinen Hut. Nun sterben die Geschworenen in der Reihenfolge, in der sie stimmten.',
    },
    train: {
      title: 'Die Einzahlung um zwölf',
      line: 'Alles Ersparte verlässt die Stadt in einem rollenden Tresor. Das Gesetz wird gegen Mittag auf die Uhr sehen.',
    },
  },
  own: 'Ein Satz von dir',
  ownLine: 'Sag, wovon sie handeln soll, so wie du es Freunden erzählen würdest.',
  ownLabel: 'Dein Satz',
  ownExample: 'Ein Leuchtturm, den niemand gebaut hat, und ein Schlüssel, der passt.',
  gatheringCharacters: 'Die Figuren kommen …',
  begin: 'Anfangen',
  goOn: 'Weiter',
  steps: {
    enter: 'Du wirst hereingelassen …',
    game: 'Der Tisch wird gedeckt …',
    seat: 'Du wirst zu deinem Platz gebracht …',
  },
  kept: 'Was bis hierher geschafft ist, bleibt: Von da geht es weiter.',
  toTheTable: 'An den Tisch, wie er ist',
  storytellerLeads:
    'Es leitet der eingebaute Erzähler: Er erzählt auf Englisch, geht auf das ein, was du schreibst, würfelt und hat kein Sprachmodell hinter sich.',
  modelLeads: (model) =>
    `Es leitet ${model}: ein Sprachmodell, das in deiner Sprache erzählt. Würfel und Bögen führt der Server.`,
};
