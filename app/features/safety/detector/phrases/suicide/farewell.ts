import { phrases } from "../phrase-group";

/** Says farewell, gives things away, arranges for after. */
export const farewell = phrases(
  "suicide",
  "farewell",
  "high",
  "sure",
  "says farewell, gives things away, arranges for after",
  `
  WRITE ~~ NOTE ~~ goodbye/suicide/gone/after/when/die/dead/everyone/parents/family/mom/find/older/away/world ! teacher pen santa school grandma thank bus birthday soldier class author mayor
  suicide/goodbye/farewell/death note/letter/letters/notes/video/song/rap/poem/tape/playlist/message ! movie anime light graduation retir* teacher moving bus camp class student scene season grade graders graduat*
  goodbye/farewell/bye forever/world/cruel ! braces summer camp movie vacation homework math diapers
  goodbye/bye ~~ forever/final/last ! braces camp vacation summer homework math school diapers
  say/saying/said/wanted/tell ~ goodbye/bye ~~ last/forever/friends/before/go/good/everyone/family/parents ! camp vacation moving move school graduation concert song trip dog cat retir*
  this is ~ goodbye/last/my/it ~ message/goodbye/words/night/day/goodbye ! season concert song game school camp verse semester class exam test
  last message/words/text/note/post/song/tiktok/poem/night/day ~~ ever/earth/send/tonight/alive/for/them/world/goodbye/mine/life ! school camp vacation season practice concert class test exam grade album setlist tour
  my last ~ day/night/week/poem/song/birthday/christmas/letter ~~ ! school camp vacation season practice concert class test exam grade recital braces
  one/for last time ~~ i ~ go/gone/leave/ready/now
  told/tell/love/hug* ~~ one last time
  WHEN ~ my last ! school class camp vacation test exam concert practice recital season game braces grade show
  after ~ WHEN ~~ not ~ here/alive/problem/worry/matter/need/around/exist/be ! test concert game practice vacation
  not ~~ worry/problem ~~ me/mine/anyone/anyones after/anymore/tonight/soon ! math
  nothing ~~ hurt/matter ~ anymore/after
  not ~ matter ~~ after/soon/tomorrow/thursday/friday/monday ! score grade
  it ~ over/ends/finished/done ~ tonight/soon/hours/tomorrow/for/by/friday/monday ! game show test season movie concert sale school quiz locker
  by time ~~ read/reads/see/hear ~~ over/gone/dead/too/late
  in few hours/days ~~ nothing/over/gone/free/not/hurt ! vacation party game
  countdown ~~ me/left/last ! vacation christmas birthday
  GAVE ~~ away ~~ not/wont/goodbye/gone/remember/anymore/need/christmas/here/friday/because ! old too small outgrew shelter charity drive bake sale books donate*
  GAVE ~~ not ~ NEED/needing/here/around/come/be ! outgrew old small too
  not ~ NEED/needing ~~ where/after/when/anymore/soon ~~ going/gone/friday/tonight/monday/i/die ! jacket coat umbrella crutches braces glasses cast
  where i ~ going ! bus trip
  remember me ~ by/when/forever/after ! password game teacher
  give/gave/have/leave/left/keep/take ~~ my ~~ when/after/once/if i ~ gone/die/dead/leave/not/longer ! vacation trip camp
  take/look care/after ~~ i/me ~ not/gone/coming/die/back ! vacation trip camp school
  who ~ going/will/gonna? ~ feed/take/care/look/walk ~~ when/if/after/once i ~ gone/die/dead/not ! vacation trip camp
  not ~ coming/come back ~ ever/anymore/from/not? ! store phone toy show band
  tell/told/let ~ HIS? ~ mom/dad/sister/brother/parents/family/everyone/mama/papa ~~ not/love/sorry/fault/loved ~~ fault/sorry/love/gone/get/wont/when ! late homework broke vase mess
  not ~ HIS? mom/dad/anyone/her/his fault
  sorry/apolog* ~~ everyone/mom/dad/family/parents ~~ everything/do/stay/this/could/gone/about ! late dishes mess vase homework birthday
  sorry ~ mom/dad ~~ could/not/stay
  NOTE/words ~~ for/to ~ family/parents/mom/dad/brother/sister/everyone/friends/each ~~ gone/open/find/after/older/when/die/around ! birthday thank mother day pen
  CREATE ~~ when/after/once/until/before/night/day ~ i ~ gone/die/dead/leave/pass/not ! vacation trip camp college moving move practice school
  CREATE ~~ i ~ not/never ~ around/here/alive/be/wake/make/see/able ! camp vacation moving trip late class
  CREATE ~~ my/own funeral/grave/burial/memorial/service/goodbye/obituary/death/suicide ! cover dog cat hamster fish grandma grandpa grandmother grandfather uncle
  CREATE ~~ play/played/sing/hear ~~ my/at ~ service/funeral/grave/death
  CREATE ~~ leave behind
  CREATE ~~ DEAD/dead/last/end/jumping/overdos*/wake ~~ me/my/mine/myself ! dog cat grandma grandpa grandmother grandfather uncle fish hamster phone battery friend who
  CREATE ~~ life ~~ ending/leaving/leave/end/goodbye
  CREATE ~~ last/final song/poem/beat/rap/night/day/letter/note/one ! concert show season school camp graduation game grade dance play summer
  last song ~~ leave/service/funeral/play/ever/they/find
  song/poem/lyrics/rap ~~ leave/leaving ~ this? world/behind/earth
  clean* ~ room ~~ who gets
  who gets ~ my/what
  my will ! smith free
  wrote ~ my? will
  paid/set/cleaned/put/got ~~ back/order/up/affairs ~~ leave/peace/gone/deal/parents
  not sign/save/order/buy ~ me ~~ alive/dead/gone/not
  at peace ~~ decided/now/go
  peaceful/calm ~~ decided/tonight/ends ! music breath*
  ends tonight
  i ~ done ~~ everything/world/trying/fighting/me/pretending ~~ goodbye/forever/anymore/here/alive
  PEER/HESHE ~~ goodbye/bye ~~ forever/not/weird/phone/answer*/gone/last ! camp vacation moving move
  PEER/HESHE ~~ not ~ here/alive/around/live ~ next/for/by/anymore/christmas/tomorrow/week ! school class camp moving vacation sick absent trip practice
  PEER/HESHE ~~ going/wants/want/plan/planning/plans/threat*/tried/trying/says/said ~~ kill/hang/end/die/jump/suicide/overdose/unalive ~ SELF/it/life/himself? ! game boss level dragon
  PEER/HESHE ~~ not ~ WANT ~ LIVE
  PEER/HESHE ~~ has plan ~~ kill/die/end
  PEER ~~ on/in ~ roof/bridge/ledge/tracks ~~
  PEER/HESHE ~~ has/have/with/took ~~ pills/gun/rope/razor ~~ bathroom/locked/alone/himself/herself/says/leave ! headache sick
  found/saw/read ~~ note/letter/search/history/diary/journal ~~ die/kill/goodbye/suicide/death/end/gone
  posted/post/posts/texted/sent/wrote/says/said/story ~~ sorry/goodbye/last/bye/sorry ~~ everyone/everything/forever/day/night/world ! late camp game concert school
  stop/help ~ friend/PEER ~~ killing/dying/suicide/dead/kill
  not ~ see me ~ again/anymore/after
  never ~ see/seeing me ~ again
  hugged/hug/kissed ~~ everyone/extra/mom/tight ~~ not/last/again/goodbye
  deleted/deleting/closed ~~ accounts/photos/everything/profile ~~ time/ready/goodbye/leave/gone/gave
  paid ~~ owe*/back ~~ leave/peace/go/die
  told/tell/asked/ask ~ her/him/them/you ~ remember me
  gave ~~ told ~~ remember
  have/take my seat/spot/place ~~ permanently/forever/after
  goodbye ~ thanks/thank ~~ being/for/nice/everything
  this is goodbye
  world/everything/everyone/life/me ~~ goodbye/bye ! braces camp summer concert
  hope/wish/want ~ HIS?/my? ~ brother/sister/mom/dad/they/someone/nobody ~~ not? ~ finds/find/one who/found ~ me
  not ~ let/want ~~ open my door/find me/see me like
  not save/hold ~ me ~ spot/seat/place ~~ DEAD/year/gone
  ill/will ~ DEAD ~ by/before/then
  wait*/waiting ~ for me ~~ sky/heaven/side
  when/by time ~ you/they ~ read/find/see this ~~ cold/gone/dead/not/over
  find ~ empty bed
  my chair/seat/desk/bed/locker ~~ empty/gone/forever/someone else ! late
  who would cry ~~
  pretend ~~ friend/friends/care/like ~~ after ~ die/gone/dead
  obituaries/obituary/eulogy ~~ me/my/check/write/funny/reading
  reading about me
  last post/chat/homework/sunset/sunrise/season/meal/shower/walk/goodbye ~~ ! school year soccer finale summer
  post/posts/email/text/video/message ~~ scheduled/after/sunday/gone ~~ gone/after/by then ! school club
  scheduled ~~ post/email/message ~~ after/gone/by
  passwords/password ~~ bestie/friend/after/gone ~~ after/close/gone/accounts
  wiped/cleaned/cleaning/deleted ~ my phone/room/locker/accounts ~~ so/gone/sees/mom
  loose ends
  made/make peace ~~ everyone/go/god ~~ now/good/go
  forgave/forgive ~~ go/leave/rest now
  goodnight/bye/goodbye forever ! braces homework math camp diapers summer
  sleep well ~~ i will too
  not wait ~ up ~ for me ~~ ever
  not message/text/call ~~ tomorrow ~~ not ~ here/see
  not ~ deal with me/my
  you were ~ good ~~ goodbye
  remember me ~ when/after ~ die/gone/dead
  location ~~ bridge/roof/tracks
  past tense
  keep it ~~ for always/forever ~~
  better this way ~~
  saved up ~~ pills
  ropes/rope ~~ sold/buy/store/minors ! jump climbing cow
  finding her/him/me ~~ mom/worse
  giving ~ his/her/their tools/clothes/things/stuff away ~~
  be free ~~ none/never/see/again/goodbye
  coffin ~~ wish*/she/he/want/wear/me ! vampire dracula halloween
  letter ~~ counter/pillow/car/gone ~~ mom/dad/her/his car/gone
  goodbye text/message/letter/note/post
  said goodbye ~~ friend/brother/dog
  bye to my ~ dog/cat/room/bed ~~
  rehearsing ~~ bye/goodbye
  for after ! school party practice dinner game
  slideshow ~~ when/me/gone/play ! graduation grandparent* anniversary wedding
  casket ~~ blue/my/rap/wear
  memorial ~~ my/friends/read ! grandpa grandma grandfather grandmother lincoln trip washington
  name for my last/final
  no tomorrow ~~ plan/me/beat
  goodbye ~~ sound ~ less sad
  nobody/no blame* themselves/himself
  what ~ to? say in note
  how ~ start ~~ suicide/goodbye note
  song/ballad/rap/poem ~~ night ~ i ~ finally ~~ let/go/jump/die
  tonight ~~ watch me fall
  this world ~~ not/isnt for me
  mom/mama/dad/everyone i love you ~~ but/world/goodbye/sorry/not
  `,
);
