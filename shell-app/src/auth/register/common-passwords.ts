/**
 * The passwords that leaked lists show most often, from six characters on, lower case.
 * Source: the public "10k most common" lists; the first two hundred stop most guessing.
 */
const LIST = `
123456 password 12345678 qwerty 123456789 12345678910 1234567 1234567890 111111 123123 abc123 password1 iloveyou
000000 qwerty123 1q2w3e4r 1q2w3e4r5t qwertyuiop 654321 555555 lovely 7777777 welcome 888888 princess dragon
123qwe 666666 sunshine football monkey letmein michael charlie jordan donald freedom superman batman trustno1
master shadow ashley bailey passw0rd password123 password12 p@ssw0rd pa55word passwort admin123 administrator
login123 welcome1 welcome123 changeme secret secret123 qazwsx qazwsxedc 1qaz2wsx zaq12wsx zxcvbn zxcvbnm asdfgh
asdfghjkl asdf1234 qwer1234 q1w2e3r4 1234qwer abcd1234 a1b2c3d4 aa123456 a123456 123456a 123abc 112233 121212
123321 131313 159753 147258369 987654321 87654321 999999 222222 333333 444444 696969 777777 101010 11111111
00000000 88888888 12341234 123654 456789 789456123 102030 computer internet samsung google facebook apple123
hunter hunter2 killer soccer hockey baseball basketball jennifer jessica michelle nicole daniel andrew joshua
matthew anthony thomas robert william george harley ranger buster tigger maggie ginger cookie pepper summer
winter spring autumn orange purple yellow silver golden diamond flower chicken cheese banana coffee whatever
nothing starwars pokemon naruto minecraft fuckyou asshole biteme iloveyou1 loveme babygirl angel1 blessed
jesus1 heaven mustang corvette ferrari mercedes porsche yamaha truck1 trucker trucking freight carrier dispatch
company driver1 america usa123 texas1 dallas cowboys yankees eagles steelers lakers chelsea liverpool arsenal
zaq1zaq1 qweqwe qweasd qweasdzxc asdasd zxczxc poiuyt mnbvcxz google1 test123 test1234 testing guest123 default
`;

const COMMON: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));

/** Whether a password is one of the easiest to guess; capitals and a final `!` or `.` do not help. */
export function isCommonPassword(password: string): boolean {
  const bare = password.toLowerCase().replace(/[!.]+$/, "");
  return COMMON.has(bare) || COMMON.has(password.toLowerCase()) || isOneCharacter(bare);
}

function isOneCharacter(text: string): boolean {
  return text !== "" && text === text.charAt(0).repeat(text.length);
}
