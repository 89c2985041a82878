import { escaped } from '../language/escaped.ts';
import { sentencesOf } from '../language/sentences.ts';
import { listed } from './mentions.ts';
import { ownNames } from './names.ts';

/** Begins with a clause, or with where in the place it is. */
const lead =
  /(?:^|[;:,] |\b(?:and|but|where|while) )(?:(?:here|there|upstairs|downstairs|inside|outside|tonight|today|nearby|now|(?:in|on|at|by|under|behind|above|below|near|beside|next to|among) (?:the|an?|his|her|their) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+),? )?(?:(?:the|an?|his|her|their|its|old|young|little|poor) )*(?:[\p{L}'’-]+,? ){0,3}$/iu;
/** Whoever is merely said to know or have something may be anywhere, unless it is said who they are. */
const anywhere =
  /^ (?:knows|has|wants|keeps|owns|hates|loves|fears|believes|thinks|pays|will|is (?:afraid|proud|jealous))\b/u;
const isNamedSo = /\b(?:the|an?) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+, $/iu;
/** What somebody is doing who is there. */
const does =
  /^(?:,? (?:the|an?|who|his|her|their|aged) [^.;]{2,90}?,?|, [^.;]{2,90}?,)? (?:(?:still|only|always|already|just|now|often|also) )?(?!was\b|has (?:been|gone|left|sent|not\b|\p{Ll}+ed\b(?! (?:him|her)self\b))|had\b|is (?:dead|gone|missing|lost|said|known|away|buried|in prison)\b|used\b|died\b|went\b|lies dead\b|whose\b|cannot\b|did\b)(?:\p{Ll}+ly )?\p{Ll}+s\b/u;
const behind =
  /(?:\b(?:sits?|stands?|lies|waits?|kneels|leans|sleeps|hangs|works|lives|hides|lurks|rests|crouches|is|are|named|called))(?: (?:the|an?|his|her|old|young|little)(?: \p{Ll}+){0,3})? $/u;
/** `He says a child called Wren sold it`: who is spoken of is not there. */
const reported = /\b(?:says?|knows?|tells?|told|claims?|heard|that|about|of|from|by|for) /iu;
/** `There is a girl under the table, Mara's granddaughter Poppet`: who the one is that was just shown. */
const shownAs =
  /^(?:there|here|in|at|on|under|behind|by|among)\b[^.;]{0,80}? (?:is|are|sits?|stands?|waits?|lies|hides|crouches|kneels|sleeps) [^.;]{2,90}, (?:(?:the|an?|his|her|their|\p{Lu}\p{L}+['’]s) )?(?:\p{Ll}+ ){0,3}$/iu;
/** Somebody of whom it is said that they are elsewhere, or what would be. */
const elsewhere =
  /\b(?:about|that|of|for|to|by|from|if|when|whether|because|before|with|like|knows?|find|hates?|loves?|saw) (?:(?:the|an?|his|her|their|old) )?(?:\p{Ll}+,? ){0,2}$/u;
const hasLeft =
  /^(?:, [^,.]{2,60})?,? (?:who (?:went|left|vanished|disappeared|died|was (?:taken|killed))|(?:cannot|can't) be found|has not (?:been seen|come back))\b/u;

/** Whoever is in a picture is not in the room. */
const depicted =
  /\b(?:pictures?|portraits?|paintings?|photographs?|photos?|statues?|busts?|tapestr(?:y|ies)|mural) (?:of|hangs?|shows?|on|over|above|stands?)\b|\bin it is\b|\bsigned\b/i;

/** Whether prose shows somebody where it is read: they do something there, now. Whoever is merely spoken of is somewhere else. */
export function isPresent(name: string, text: string): boolean {
  const names = [...new Set([name, ...ownNames(name)])].filter((one) => one.length > 2).map(escaped);
  const called = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L}|['’]s)`, 'gu');
  return sentencesOf(text).some(
    (sentence) =>
      !depicted.test(sentence) &&
      [...sentence.matchAll(called)].some((match) => {
        const before = sentence.slice(0, match.index);
        const after = sentence.slice(match.index + match[0].length);
        if (hasLeft.test(after)) return false;
        if (
          (behind.test(before) && !(reported.test(before) && /(?:called|named) $/u.test(before))) ||
          (listed.test(before) && /^, an? \p{Ll}/u.test(after))
        )
          return true;
        if (shownAs.test(before) && /^(?:[,.;]|$)/.test(after)) return true;
        if (anywhere.test(after)) return false;
        if (isNamedSo.test(before) && /^,? \p{Ll}+s\b/u.test(after)) return true;
        return !elsewhere.test(before) && lead.test(before) && does.test(after);
      }),
  );
}
