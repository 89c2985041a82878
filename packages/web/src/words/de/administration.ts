import type { administration as en } from '../en/administration.ts';
import { formsOf } from '../forms.ts';

const { number, list, count } = formsOf('de');

function many(amount: number, one: string, several: string): string {
  return amount === 1 ? one : `${number(amount)} ${several}`;
}

const characters = (amount: number) => many(amount, 'eine Figur', 'Figuren');

export const administration: typeof en = {
  title: 'Verwaltung',
  titleOf: (part) => `${part} · Verwaltung`,
  parts: {
    overview: 'Überblick',
    users: 'Konten',
    games: 'Spiele',
    models: 'Modelle',
    cost: 'Kosten',
  },
  backToGames: 'Zurück zu deinen Spielen',
  tryAgain: 'Noch einmal',
  showMore: 'Mehr zeigen',
  lookingForMore: 'Weitere werden gesucht …',
  linesShown: (amount) => `${count(amount, { one: 'Zeile wird', other: 'Zeilen werden' })} gezeigt.`,
  lookingUp: {
    overview: 'Der Überblick wird geladen …',
    users: 'Die Konten werden geladen …',
    games: 'Die Spiele werden geladen …',
    models: 'Die Modelle werden geladen …',
    cost: 'Die Kosten werden geladen …',
    gameCosts: 'Die Kosten der Spiele werden geladen …',
  },
  notForYou: {
    title: 'Das sieht nur, wer dieses Fireside verwaltet',
    how: (command) => [
      'Diese Seite ist für die, die dieses Fireside betreiben. Solange niemand es verwaltet, gibt jeder Start einen Link aus, der hierher führt; später öffnet dir der Befehl ',
      command,
      ' auf seinem Rechner die Verwaltung.',
    ],
  },
  claim: {
    title: 'Dieses Fireside verwalten',
    nobody:
      'Noch tut das niemand. In der Verwaltung siehst du die Konten, die Spiele ohne ihre Geschichten, die Modelle und was sie kosten, und du kannst Konten löschen.',
    become: 'Die Verwaltung übernehmen',
    signedInAs: (name, link) => [
      `Du bist als ${name} angemeldet. Soll es ein anderes Konto sein? `,
      link('Melde dich in den Einstellungen ab'),
      ' und öffne den Link noch einmal.',
    ],
  },
  overview: {
    version: 'Version',
    started: 'Gestartet',
    nodes: (amount) => `; ${number(amount)} Knoten teilen sich die Datenbank`,
    database: 'Datenbank',
    freeDisk: 'Freier Speicher',
    freeDiskUnknown: 'Unbekannt: das weiß der Datenbankserver',
    users: 'Konten',
    usersAmong: (users, guests, administrators) =>
      `${number(users)}, darunter ${list([
        ...(guests > 0 ? [many(guests, 'ein Gast', 'Gäste')] : []),
        many(administrators, 'ein Verwaltungskonto', 'Verwaltungskonten'),
      ])}`,
    games: 'Spiele',
    gamesGoingOn: (games, active) => `${number(games)}, davon ${number(active)} im Gange`,
    messages: 'Nachrichten',
    whoMayRegister: 'Wer sich registrieren darf',
    registration: {
      open: 'Alle, die diese Seite erreichen',
      invited: 'Wer den Code eines Spiels hat',
      closed: 'Niemand: Konten legst du auf der Kommandozeile an',
    },
    guests: 'Gäste ohne Passwort',
    guestsNotWelcome: 'Nicht willkommen',
    guestsWelcome: 'Willkommen',
    guestsWithCode: 'Willkommen, mit dem Code eines Spiels',
  },
  users: {
    name: 'Name',
    registered: 'Registriert',
    lastSeen: 'Zuletzt da',
    nowhere: 'nirgends angemeldet',
    games: 'Spiele',
    stored: 'Gespeichert',
    account: 'Konto',
    you: 'du',
    administrator: 'Verwaltung',
    guest: 'Gast',
    deactivated: 'gesperrt',
    empty: 'Niemand hat sich registriert.',
  },
  deletion: {
    button: (name) => [name, 'Löschen'],
    title: (name) => `${name} löschen?`,
    ownTitle: 'Dein eigenes Konto löschen?',
    confirm: 'Das Konto löschen',
    losses: 'Das verschwindet für immer, und niemand kann es zurückholen:',
    account: (name) => `das Konto ${name} mit allen Anmeldungen`,
    characters,
    games: (amount, name) =>
      amount === 1
        ? `ein Spiel, das ${name} angelegt hat, für alle am Tisch`
        : `${number(amount)} Spiele, die ${name} angelegt hat, für alle am Tisch`,
    stays: (name) => `Was ${name} in den Spielen anderer gesagt hat, bleibt dort, ohne Namen.`,
    done: (name) => `${name} ist gelöscht.`,
  },
  games: {
    privacy:
      'Was in einem Spiel erzählt und geflüstert wird, ist für seine Runde. Die Verwaltung liest es nicht.',
    game: 'Spiel',
    ended: 'beendet',
    creator: 'Angelegt von',
    creatorUnknown: 'unbekannt',
    players: 'Mitspielende',
    messages: 'Nachrichten',
    lastMessage: 'Letzte Nachricht',
    noMessage: 'noch keine',
    gameMaster: 'Spielleitung',
    tokensInAll: 'Tokens insgesamt',
    empty: 'Noch hat niemand ein Spiel angelegt.',
  },
  models: {
    model: 'Modell',
    storyteller: 'Der eingebaute Erzähler',
    leads: 'leitet jedes Spiel, für das kein anderes gewählt wurde',
    state: 'Zustand',
    found: (said) =>
      said
        .replace(/^the provider cannot be reached$/, 'der Anbieter ist nicht zu erreichen')
        .replace(/^the key was refused$/, 'der Schlüssel wurde abgelehnt')
        .replace(/^the provider answers (\d+)$/, 'der Anbieter antwortet mit $1')
        .replace(/^the model (.*) is not installed$/, 'das Modell $1 ist nicht installiert')
        .replace(/^the model cannot be used$/, 'das Modell lässt sich nicht verwenden'),
    reached: 'ist zu erreichen',
    gone: 'wird nicht mehr angeboten',
    notLookedAt: 'nicht geprüft',
    recentCalls: 'Anfragen, 30 Tage',
    calls: 'Anfragen insgesamt',
    failed: 'Gescheitert insgesamt',
    tokens: 'Tokens insgesamt',
  },
  choosing: {
    title: 'Das Modell wählen',
    chosen: (name) => `${name} leitet, wie hier gewählt.`,
    environment: (name) => `${name} leitet, wie es die Umgebung dieses Dienstes vorgibt.`,
    unreadable:
      'Hier wurde ein Modell gewählt, aber sein Schlüssel wurde mit einem anderen Geheimnis versiegelt und lässt sich nicht lesen. Bis du ihn neu eingibst, leitet das Modell der Umgebung.',
    noSecret:
      'Um einen Schlüssel aufzubewahren, setze zuerst an jedem Knoten FIRESIDE_SECRET auf denselben Wert. Ein Modell ohne Schlüssel lässt sich sofort wählen.',
    provider: 'Anbieter',
    providers: {
      ollama: 'Auf einem eigenen Rechner: Ollama',
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      compatible: 'Alles, was wie OpenAI spricht: llama.cpp, LM Studio, vLLM, ein Gateway',
    },
    address: 'Basisadresse',
    addressHints: {
      ollama: 'Leer lassen für http://127.0.0.1:11434.',
      openai: 'Leer lassen für die von OpenAI.',
      anthropic: 'Leer lassen für die von Anthropic.',
      compatible: 'Etwa http://127.0.0.1:8080/v1.',
    },
    key: 'Schlüssel',
    keyHint: 'Er wird versiegelt und nie wieder gezeigt.',
    keyKept: (end) =>
      end
        ? `Ein Schlüssel ist gesetzt; er endet auf ${end}. Leer lassen, um ihn zu behalten.`
        : 'Ein Schlüssel ist gesetzt. Leer lassen, um ihn zu behalten.',
    model: 'Modell',
    modelHint: 'Lass es leer und probier es aus: Dann siehst du, welche es gibt.',
    tryIt: 'Ausprobieren',
    trying: 'Wird ausprobiert. Ein eigenes Modell muss vielleicht erst geladen werden.',
    use: 'Modell verwenden',
    useStoryteller: 'Erzähler verwenden',
    asEnvironment: (name) => `Wie die Umgebung sagt: ${name}`,
    done: 'Es leitet ab dem nächsten Zug.',
    took: (seconds) => `Die Antwort hat ${count(seconds, { one: 'Sekunde', other: 'Sekunden' })} gedauert.`,
    slow: 'Das ist langsam für eine Runde, die wartet.',
    offers: (amount) =>
      amount === 1 ? 'Dort gibt es ein Modell:' : `Dort gibt es ${number(amount)} Modelle:`,
    wrong: {
      base_url: 'Das ist keine Adresse, die man fragen kann. Sie sieht aus wie http://127.0.0.1:8080/v1.',
      key: 'Hier braucht es einen Schlüssel, ohne Leerzeichen und Zeilenumbrüche.',
      model: 'So heißt kein Modell.',
    },
    found: {
      ok: 'Es antwortet und ruft Werkzeuge auf. Es kann leiten.',
      listed: 'Es ist zu erreichen. Wähle ein Modell.',
      unreachable: 'Unter dieser Adresse antwortet nichts.',
      foreign:
        'Unter dieser Adresse antwortet etwas, aber es spricht nicht die Sprache eines Modells. Meist endet sie auf /v1.',
      silent:
        'Innerhalb einer Minute kam keine Antwort. Versuch es noch einmal, wenn es geladen ist, oder wähle ein kleineres.',
      bad_key: 'Der Schlüssel wurde abgelehnt.',
      unknown_model: 'Dieses Modell gibt es dort nicht.',
      no_tools:
        'Es antwortet, ruft aber keine Werkzeuge auf, und die Spielleitung braucht sie für Würfel und Bögen.',
      failing:
        'Es wurde erreicht, kann aber gerade nicht antworten. Prüf seinen Zustand und dein Kontingent.',
    },
  },
  cost: {
    about: (variable) => [
      'Tokens so, wie der Anbieter sie zählt; wo er es nicht tut, steht es hier. Die Preise gibst du vor: für eine Million Tokens mit ',
      variable,
      '. Was aus dem Zwischenspeicher des Anbieters kommt, ist zum vollen Preis gerechnet, die Rechnung kann also niedriger sein.',
    ],
    byModel: 'Nach Modell',
    byModelTable: 'Kosten nach Modell',
    byGame: 'Nach Spiel, wo in den letzten 30 Tagen gespielt wurde',
    byGameTable: 'Kosten nach Spiel',
    model: 'Modell',
    game: 'Spiel',
    price: 'Preis je Million',
    priceUnknown: 'unbekannt',
    priceNone: 'keiner',
    priceOf: (input, output) => `${input} gelesen, ${output} geschrieben`,
    recentTokens: 'Tokens, 30 Tage',
    recentCost: 'Kosten, 30 Tage',
    tokens: 'Tokens insgesamt',
    cost: 'Kosten insgesamt',
    elsewhere: (tokens, cost) =>
      `Davon für Gespräche vor einem Spiel und für gelöschte Spiele: ${tokens}; Kosten: ${cost}.`,
    nothingAsked: 'Noch wurde kein Modell etwas gefragt.',
    since: (day) => `Gezählt seit ${day}.`,
    noneRecently: 'In den letzten 30 Tagen wurde kein Spiel gespielt.',
  },
};
