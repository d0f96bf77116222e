// The heads of published lists of the most used passwords (all meet the letter-and-digit habit people have).
const WORDS =
  "password passw0rd p4ssword pass passpass welcome qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef letmein iloveyou love lovely princess sunshine football baseball basketball soccer hockey monkey dragon superman batman spiderman pokemon minecraft roblox fortnite starwars naruto michael jordan michelle jessica ashley nicole daniel charlie thomas robert matthew joshua andrew anthony william jennifer amanda hannah samantha liverpool chelsea arsenal barcelona yankees cowboys lakers shadow master hunter killer ginger pepper cookie cheese chocolate banana summer winter spring autumn january monday friday hello secret trustno freedom whatever computer internet samsung google facebook student teacher school changeme admin administrator guest default access login family flower purple orange butterfly rainbow unicorn mustang ferrari mercedes corvette thunder tigger snoopy buster maggie blink forever angel babygirl sweetheart america jesus blessed gateway america1";
const ENDINGS =
  "1 12 123 1234 12345 123456 1234567 12345678 01 11 22 99 007 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026";
const WALKS =
  "1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qaz12345 a1b2c3d4 aa123456 a1234567 a12345678 abc12345 1234qwer 123qweasd qwer1234 asdf1234 zxcv1234 zaq12wsx trustno1 blink182 jordan23 superman1 letmein2 iloveyou2 11111aaa 123456aa 123456abc 1234567a 12345678a 123456789a";

let common: Set<string> | undefined;

/** Whether a password is on the list of the most used ones, whatever its capitals (ASVS 6.2.4). */
export function isCommonPassword(password: string): boolean {
  common ??= new Set([
    ...WALKS.split(" "),
    // A word with a digit of its own is a password as it stands; others have to have one (`findPasswordProblems`).
    ...WORDS.split(" ").filter((word) => /\d/.test(word)),
    ...WORDS.split(" ").flatMap((word) => ENDINGS.split(" ").map((ending) => word + ending)),
  ]);
  return common.has(password.toLowerCase());
}
