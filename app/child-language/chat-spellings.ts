/** Contractions, chat words and fixed misspellings, written out. Left of ":" one or more spellings. */
const expansionLines = `
i'm im iam i´m: i am
i've ive: i have
i'd: i would
i'll: i will
ima imma imm: i am going to
you're youre ur: you are
you've youve: you have
you'll youll: you will
you'd youd: you would
he's hes: he is
she's shes: she is
he'll: he will
she'll: she will
he'd: he would
she'd: she would
it's its: it is
it'll: it will
that's thats: that is
that'd: that would
what's whats: what is
there's theres: there is
who's whos: who is
where's wheres: where is
how's hows: how is
let's lets: let us
we're: we are
we've weve: we have
we'll: we will
they're theyre: they are
they've theyve: they have
they'll theyll: they will
they'd theyd: they would
everyone's everyones: everyone is
nobody's nobodys: nobody is
nothing's nothings: nothing is
don't dont dnt donot dont't: do not
doesn't doesnt dosent dosnt doesent: does not
didn't didnt dident: did not
can't cant cannot kant: can not
couldn't couldnt: could not
won't wont: will not
wouldn't wouldnt: would not
shouldn't shouldnt: should not
isn't isnt: is not
aren't arent: are not
ain't aint: am not
wasn't wasnt: was not
weren't werent: were not
haven't havent havnt: have not
hasn't hasnt: has not
hadn't hadnt: had not
needn't neednt: need not
gonna gon: going to
gunna: going to
finna boutta bouta: about to
wanna wana wannna wannaa: want to
gotta: have to
tryna tryin: trying to
hafta: have to
lemme: let me
gimme: give me
kinda: kind of
sorta: sort of
oughta: ought to
shoulda: should have
coulda: could have
woulda: would have
cuz cause coz bcuz becuz bc bcz becuse becasue becouse cus: because
u yu: you
r: are
ure: you are
b4: before
2day tday: today
tn tonite 2nite 2night tonigt: tonight
tmr tmrw tmw 2moro tomorow tommorow tommorrow tomoro: tomorrow
rn: right now
atm: right now
ppl peeps: people
sm1 some1: someone
no1 noone: no one
every1 evry1 evryone: everyone
any1: anyone
sth smth: something
nuthin nothin nothn: nothing
idk: i do not know
idc: i do not care
idgaf: i do not care
ily: i love you
irl: in real life
fr: for real
ngl: not going to lie
tbh: to be honest
imo: in my opinion
bf: boyfriend
gf: girlfriend
bff: best friend
bsf: best friend
m8: mate
h8: hate
gr8: great
l8r: later
w8: wait
4ever: forever
w/: with
w/o: without
kms kmsing kmself: kill myself
kmyself: kill myself
kys kyself: kill yourself
offing: killing
unalive unaliv unalived: kill
unaliving: killing myself
sewerslide sewercide suislide toaster-bath: suicide
sui: suicide
sewi: suicide
grippy: psychward
ded dedd: dead
sleap slep: sleep
wit wif: with
betr bettr: better
dei dai: die
kut kuts: cut
kutting kuttin: cutting
agen agin: again
liv: live
eet: eat
tuk: took
mny meny: many
mak: make
kno: know
snd: send
diying dieing dyeing: dying
wnat watn wan wnt waht: want
wnated: wanted
nobdy noboy nobudy nodody: nobody
notise notis noitce: notice
wuld wud woud: would
cud coud: could
shud: should
evrything everthing evrythin: everything
evry: every
frend freind frnd fren: friend
frends freinds frnds: friends
teecher techer: teacher
parnts parrents: parents
mysef myslef myselff miself meself mysellf: myself
hisself: himself
themself: themselves
yurself: yourself
kil kll kyll: kill
killin: killing
hert hrut hurtt: hurt
hrt: hurt
cuttin cuting: cutting
cutted: cut
bleedin: bleeding
livin: living
dyin: dying
starvin: starving
stopt: stopped
eatin: eating
hittin hiting: hitting
hitted hitt: hit
slaped: slapped
tuch tuoch toutch: touch
tuches: touches
tuched: touched
touchin: touching
beets: beats
skool skul scool: school
gunn: gun
nife knif: knife
bak: back
wen: when
wich: which
alot: a lot
becuase: because
thru: through
tho: though
thot: thought
rlly rly realy: really
srsly: seriously
pls plz: please
pic: picture
pics: pictures
nudez noodz newds: nudes
vid: video
vids: videos
mum mam mumma momma mommy mommys mummy ma: mom
moms: mom
daddy pops: dad
dads: dad
papi papito: papa
mami mamita mamacita: mama
bro: brother
bros: brothers
sis: sister
stepdads stepfather step-dad stepdaddy: stepdad
stepmother step-mom stepmum stepmoms: stepmom
grandpa granpa gramps granddad: grandfather
grandma granma nana: grandmother
uncles: uncle
aunts: aunt
coaches: coach
teachers: teacher
cuzin cousen cousins: cousin
hurtin: hurting
scarred: scarred
xq porq porke xk: porque
pq: porque
q: que
ke: que
tmb tb tambn: tambien
kiero qiero kero: quiero
kien: quien
aki: aqui
oi: hoy
aser: hacer
ase: hace
voi: voy
bida: vida
muerir: morir
vibir: vivir
dolr: dolor
nadien: nadie
naiden: nadie
pa: para
pal: para el
pos pues: pues
mija mijo: mija
cachetadas: cachetada
`;

const expansions = new Map(
  expansionLines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const cut = line.lastIndexOf(":");
      const words = line
        .slice(cut + 1)
        .trim()
        .split(" ");
      return line
        .slice(0, cut)
        .split(" ")
        .map((spelling): [string, string[]] => [spelling, words]);
    }),
);

/** The written-out words of a contraction, chat word or fixed misspelling; undefined for any other token. */
export function expandToken(token: string): string[] | undefined {
  return expansions.get(token);
}
