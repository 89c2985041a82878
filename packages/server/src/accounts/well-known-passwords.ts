/** Passwords of at least eight characters that guessing programs try first, in lower case. */
const wellKnown = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 87654321 11111111 00000000 88888888 12341234 11223344
  123123123 123321123 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 zaq12wsx qwerty12 qwerty123 qwertyui
  qwertyuiop qwerty1234 asdfghjk asdfghjkl zxcvbnm1 asdf1234 password password1 password12 password123 password!
  passw0rd p@ssword p@ssw0rd pa55word letmein1 letmein123 welcome1 welcome123 iloveyou iloveyou1 sunshine sunshine1
  princess princess1 football football1 baseball basketball superman superman1 batman123 starwars startrek pokemon1
  dragon12 dragon123 dragons1 dungeons dungeons1 dungeonmaster monkey123 trustno1 whatever whatever1 computer internet
  changeme changeme1 changeme123 admin123 admin1234 administrator rootroot testtest test1234 test12345 testing1
  testing123 abcd1234 abc12345 abcdefgh abcdefg1 aa123456 a1234567 a12345678 secret123 default1 master12 master123
  michelle jennifer charlie1 jordan23 michael1 liverpool chelsea1 arsenal1 barcelona realmadrid fireside fireside1
  correcthorsebatterystaple`.split(/\s+/),
);

export function isWellKnownPassword(password: string): boolean {
  return wellKnown.has(password.toLowerCase());
}
