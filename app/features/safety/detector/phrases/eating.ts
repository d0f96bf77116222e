import { phrases } from "./phrase-group";

/** Starving, purging, pills and laxatives, pro-ana talk, worry about somebody who does not eat. */
export const eatingPhrases = [
  phrases(
    "eating_disorder",
    "purging",
    "high",
    "sure",
    "vomits or purges on purpose",
    `
    make/makes/making/made/force/forcing/forced/get SELF ~ PUKE/throw/sick/gag/up/vomit
    throw/throws/throwing/threw/PUKE up ~~ on purpose
    PUKE/threw/throw/throwing ~~ on purpose ! ball bat paper fight
    throw/throws/throwing/threw/puke*/vomit* ~ up? ~~ after/every/dinner/lunch/meals/meal/eat/eating/food ~~ ! sick flu bus car roller virus bad spoiled spicy sushi shrimp milk dog cat ride baby mile run running anxiety bug expired nervous sprints laps conditioning beep test
    after ~~ EAT ~~ throw/throws/PUKE/bathroom/shower/toilet/gag ! sick flu wash teeth dishes roller coaster
    every time ~ i ~ eat ~~ 
    finger/fingers/toothbrush/spoon ~~ throat/mouth ! dentist loose tooth brush baby thumb
    down ~ my? throat ~~ finger*/toothbrush ! pill food
    bring/brought/get/getting/got/come/comes/make ~~ back up/rid ~~ food/ate/eat/it/cereal/easiest ! toys clothes
    get/getting/got rid ~ it/food/lunch/dinner/calories ! spiders toys homework acne hiss
    shower/water/faucet/sink/music ~~ not/so/no ~~ hear ~~ puke/throw/me/vomit ! practicing singing sing play
    purge/purged/purging/purges ! scary movie closet emails files inbox
    binge/binged/binging/bingeing ~~ purge*/throw/fast*/puke/sick/rid/hate/disgust*/laxative*/then/food/cereal/night ! show series netflix season seasons watch* anime episodes
    laxative/laxatives/laxante/laxantes/diuretic*/ipecac ! dog vet doctor prescribed hospital
    water/diet/weight slimming? pills/pill ~~ ! dog vet
    pills ~~ lose/weight/skinny/appetite/diet/fat
    foods/food ~~ easiest/easy/easier ~~ up/throw/puke
    spit/spits/spitting/chew/chews/chewing ~~ food/spit*/napkin/toilet/swallow* ~~ ! gum dog baby seeds sunflower tobacco
    teeth/throat ~~ hurt/burn/burns/rotting ~~ puking/throwing/vomit*/purging
    used ~ throw/puke/purge ~ up?
    i ~ eat ~~ then ~ throw/vomit/puke
    water/faucet/shower/sink/music/fan ~~ throw/puke/gag/vomit
    only ~ throw/puke/purge ~ up? ~~ sometimes/little/when/after ! sick bus
    pantry/everything/cereal/tons ~~ come ~ back up
    then ~~ throw it up/come back/get rid
    threw/throw/throwing/puke/vomit ~ up? ~~ bag/shower/drain/hid/closet/cup/hide/jar ! sick flu cat dog baby
    puke/vomit in ~ my? closet/bag/cup/room/jar ! cat dog baby
    knuckles ~~ teeth
    cheeks/jaw/throat/teeth ~~ swollen/hurts/hurt/worn/burn* ~~ throwing/puk*/vomit*
    dentist ~~ why ~ teeth ~~ worn
    i puke ! almost if game bus
    comes up by itself
    eat/ate till ~~ cry/breathe/hurts ~~ again/night/hate
    in secret ~~ undid/ate/got/threw/eat ! santa surprise
    gag reflex
    mints ~~ lunch/bathroom/after
    tips ~ on/for puking/purging/fasting/starving
    thrw/thro/trow up
    `,
  ),
  phrases(
    "eating_disorder",
    "starving",
    "high",
    "sure",
    "starves, fasts or counts to be thin",
    `
    not/never/NOT ~ EAT/eat/eating/ate/eaten ~~ THIN/days/since/week/weeks/proud/fat/skinny/deserve/ribs/until/noticed/notice ! allergic flu sick ramadan lent vegetarian spicy braces dentist meat candy broccoli onions gluten dog cat sushi nuts dairy pork cafeteria teeth surgery late cookies vegetables
    not ~ EAT ~~ for/in ~ 2/3/4/5/two/three/four/five/days/week/while ! dog cat flu sick mom food house fridge us hamster candy meat chocolate
    not ~ ate/eaten/eat ~~ since ~ monday/tuesday/wednesday/thursday/friday/saturday/sunday/yesterday/morning ! mom food house dog cat sick flu practice game
    stop/stopped/quit/quitting/avoid/skip/skipping/skipped/refuse/refusing ~ EAT ~~ THIN/every/so/weight/fat/skinny/lose/dress/summer ~~ ! meat candy sick late bus dessert flu overslept chips junk woke vegan rush
    skip/skipping/skipped/skips ~ EAT ~~ every/day/get/skinny/weight/thin/feel/days/again/guilt/earn ! late overslept bus woke
    i ~ stop/stopped/quit eating ! meat candy chips sugar red junk pork full
    EAT/eating ~~ make/makes/feel/feels ~ me? ~ THIN/dirty/guilty/disgusting/gross/worthless/failure/ashamed/bad/fat/ashamed ! spicy fish broccoli cafeteria mushrooms
    feel/feeling ~ guilty/ashamed/disgusting/failure/fat/gross ~~ EAT/apple/bite/eating/calorie/food ! candy pizza stole wings hot brother last wasting share
    guilt/guilty/ashamed/scared/afraid/terrified/panic/fear/cry/hate ~~ EAT/calories/gaining/gain/weight/carbs/bite/food ! spicy spiders allergic share last sister brother broccoli cafeteria onions vegetables touches mix touch
    deserve/earn/worthy/allowed ~~ EAT ! candy pizza won dog break grounded
    not deserve/need/worth/allowed ~~ EAT/eat/food ! dog candy
    starve/starving/starved/starv/starves SELF/me/myself ! screen phone video games tv music candy
    starving ~~ lose/skinny/thin/dress/weight/goal/size
    FAST/fasting ~~ THIN/days/until/til/hours/dress/tips/lose/again/longer/goal ! ramadan lent yom doctor blood test church surgery runner sunset
    fast ~ for/of ~ days/2/3/4/5/hours/week ! runner car
    day/days/week ~ of/on ~~ water/nothing/gum/coffee/fasting/no/liquid* ~~ ! swim polo park vacation camping food school
    just/only ~ water ~~ days/since/week/monday/today ! practice drink bottle
    only ~ eat/eats/ate/drink/drinks/had/have/having ~~ calories/water/gum/ice/apple/lettuce/coffee/cracker*/celery/egg/salad/one/day/rice/grape/cucumber* ~~ ! allergic braces vegetarian lunch left sick picky favorite cafeteria dinner out
    survived/living/live ~ on ~~ gum/coffee/coke/water/ice/nothing/air ! mars plants fish
    eat/eats/ate/eating ~ ice/paper/cotton/tissue/gum/lettuce/air ~~ instead/meals/full/feel/hungry/lunch/food ! cream
    under/below/less/lowest/limit/over ~~ calories/cals/500/800/1000 ~~ ! dollars subscribers points followers students
    count/counting/counted/track/tracking/log/burn/burned/burning ~~ calorie/calories/cals/bite/bites ~~ ! class math worksheet health treadmill homework science
    calories ~~ day/left/proud/over/burn/panic/eat/live/limit/hate/minus ! math class worksheet runner homework healthy label athlete drummers do
    write/count/log ~~ every ~ bite/grape/calorie/crumb/thing i eat
    weigh/weighing/weighs/peso ~ SELF/me/my/food ~~ every/times/day/before/after/eat/grams/morning ! doctor wrestling luggage vet baby pumpkin
    scale ~~ decide*/eat/goes/up/number/day/dinner/hate/cry/bathroom ! map piano major minor music fish model richter
    number ~ on scale
    goal weight
    gw/ugw/cw ~ is/was
    lose/lost/losing/drop/dropping/bajar/cut ~~ pounds/lbs/kilos/weight/lb ~~ fast/without/by/before/secretly/notice/more/week/month/need/prom/homecoming/spring/summer/nobody/12/13/14/dance ! wrestling doctor team coach dad mom dog grandpa uncle class
    need/want/trying ~ lose ~~ more/weight/pounds/lbs/kilos ! wrestling doctor dad mom dog
    want/wish/going/trying/love ~~ thin/skinny/thinner/skinnier/small/bones ~ bones/ribs/enough/legs/so/for/like/stick/model ~~ ! track fast protein drum guitar crust pizza sound beat
    ribs/collarbone/collarbones/bones/hipbones/spine ~~ show/stick/see/count/feel/poke/out/finally/goals/pretty/mirror/love ! bbq barbecue broke dinosaur skeleton halloween science dog cracked
    see/count/feel/show ~~ my ribs/bones/collarbones/hipbones ! xray broke
    thigh gap
    hate ~ my? ~ fat/body/stomach/tummy/thighs/belly/weight ~~ eat/eating/food/stop/stopped/starve/skip/not/cut/lose
    fat/skinny/chubby/huge/big/gordo/gorda/whale/pig/cow ~~ not/no/stop/stopped/skip/only/throw/hide/spit/quit/never/diet ~ EAT/water/food/lunch/more/eat ! dog cat guinea allergic
    call/called/calls/says/said/told/tells/think* ~~ fat/chubby/big/overweight ~~ eat/eating/lunch/food/skip/starve/dinner/ate ! dog cat
    so/to/until/til/be/look/get skinny/thin/flat/thinner/small/tiny/hollow ~~ eat/eating/meals/food/lunch/dinner/starve/fast
    EAT ~~ so/until/til/to ~ i ~ can/be/am/get/look/fit ~ skinny/thin/flat/ribs/see/small/fit
    not ~ let SELF ~ eat/swallow/have
    hide/hides/hiding/throw/throws/throwing/give/gives/giving/dump*/trash/toss/flush/feed ~ away? ~~ my/her/his/the ~ food/lunch/dinner/sandwich/meals/snack ~~ so/thinks/napkin/napkins/trash/not/toilet/pockets/notice/skinny/every/away/bag/dog/ate ! moldy mold allergic hate broccoli carrots spinach vegetables gross picky peas old onions shared
    tell/told/lie/lied/lying/say/said/pretend/think* ~~ ate/eaten/eat/full/lunch ~~ school/home/friends/parents/mom/not/though ! cookies candy last brother dog
    lie ~~ about ~ EAT
    notice/notices/know/knows ~~ not ~ eat/eating
    ignore/stop/suppress/kill/hide/fight/aguantar ~ feel? ~ hunger/appetite/cravings/hambre ! medicine adhd sick cold
    tips/tricks/help/ways/how ~~ not/stop/avoid/without/keep ~~ eat/eating/hungry/hunger ! candy junk snacks chips nails
    how long ~~ without/not ~ eat/eating/food/water ! camel snake lizard turtle hamster dog cat fish bear fast
    hide ~~ not eat
    pass/passed/faint*/dizzy/collapse*/black*/weak ~~ EAT/eat/ate/eating/fasting/skip*/calories/burn/hungry ~~ ! flu sick doctor heat bus roller
    not/no/barely/never ~ eat/ate/eating/eaten/food/lunch/breakfast ~~ dizzy/faint*/passed/weak/cold/hair/shaky/black* ! sick flu doctor
    hair ~~ falling/coming out ~~ 
    period/periods ~~ stopped/lost/gone ~~ weight/eat*
    baggy/big clothes ~~ weight/lost/skinny
    drink/drank/coins/rocks/weights/water ~~ weigh-in/weigh/doctor/scale ~~ 
    exercise/work/workout/run/ran/running/situps/jumping/stairs/jog/jogging/squats/treadmill ~~ until/to/for/burn/earn/off/because/hours/till/after ~~ EAT/ate/bagel/calories/burned/cookie/food/faint/collapse/throw/dinner/breakfast/meal/calorie ! team practice coach energy cross marathon
    burn/burned/burning/work ~ off ~~ ate/eat/calorie*/food/dinner/bagel/lunch/meal/cookie
    exercise* ~~ punish*/secret/night/hours/obsess*
    had/ate/eat ~~ cookie/bagel/cake/pizza/chips ~~ so/now/then ~~ fast/run/not/punish/starve/skip
    chew/chewing/drink/drinking ~~ gum/coffee/water/ice ~~ instead ~ of? ~ lunch/dinner/food/meals/eating/breakfast
    instead ~ of? ~ lunch/dinner/eating/meals ~~ notice*/nobody/hungry
    eat ~ hate SELF/me
    if i eat/ate ~~ panic/worthless/run/cry/hate/fat/gain/fail*/weak
    faint*/passed/dizzy ~~ not/wont/will/cannot ~ eat/eating
    situps/squats/crunches/run/miles/burpees/workout ~~ so i can ~ have/eat
    earn ~~ breakfast/dinner/lunch/food
    drop/cut/make weight ~~ not ~ eat/drink/spit
    spit ~ in cup
    diet ~~ no food/nothing/water only
    hate/hit/punch/pinch ~ my? tummy/stomach/belly ~~ food/eat/fat/hungry/stop*
    how many/long ~ days? ~ without/no food/eating ~~ pass/faint/die/notices/notice/hospital ! camel snake cat dog hamster lizard
    drinks/eats/lives ~ only? ~ on? ~ coffee/ice/gum/air ~~ small/thin/skinny/days
    no more food/eating
    fit ~ between ~ fingers
    cut ~ the? fat ~ off ! meat steak bacon
    want ~ cut ~~ fat/stomach/thighs off
    not ~ eet/et lunch/food/no ~~ fat
    water ~~ day 2/3/4/5/two/three
    day 2/3/4/5/6/7 ~~ water/fasting/nothing/no food
    only water
    ate ~~ feel/felt/so ~ disgusting/guilty/fat/gross ~~ fast/not/starve/run/purge
    voice ~~ not? ~ eat
    less ~~ calories ~ day/today
    300/400/500/600/700/800/1000 calories ! burger label pizza class worksheet
    safe foods/food ~~ cucumber*/air/only
    fear foods
    only eat ~~ white/before/things/noon ~~ burn/calories/only
    cut ~ grape/apple/food in/into ~~ 4/pieces/tiny/40
    apple/grape/cracker/cookie ~~ too much ~~ day
    calories ~~ gum/toothpaste/lip/cough/drops/balm/scared/stopped/water/5
    cough/toothpaste/lip/gum ~~ calories
    lick salt
    broth/lemon/water/juice/liquid/tea only? ~~ week/days/cleanse ~~ ! cold sick flu strep
    love/like/gusta ~~ empty/hollow/vacia/vacio/hungry ~~ ! house gym fridge bottle pockets
    high ~~ when ~ not eat
    being full ~~ fail*/fat/hate
    feeling full ~~
    stomach growl* ~~ applause/win/music
    won/win ~~ ate nothing/not eat
    won ~~ ate nothing
    skipped ~ 2/3/4/5/6/7/8/9/three/four/five meals ~~
    thinnest/skinniest/smallest ~~ team/room/girl/bother/group/person/class
    arms ~ look/like ~ sticks/twigs
    until/til/till ~ see bone
    size 00/0/zero
    jeans/clothes/dress ~~ fall off/fit ~~ fast/starve/not eat/skip
    sleep/bed/go hungry ~~ on purpose/so/lose
    bed early ~~ not eat
    water ~~ fill* up
    smell food ~~ not eat
    cook ~~ everyone ~~ eat none/not
    mukbang*
    recipes ~~ starving
    hide/hiding ~~ bathroom ~~ lunch/dinner/recess/recreo
    tell ~~ allergic ~~ so ~~ not ~ eat
    plate/dinner/food/lunch ~~ to? dog/pockets/socks/sleeves/bag ~~ ! begging
    feed ~~ plate/dinner to dog
    hoodies/baggy/layers ~~ not see ~~ small/thin/skinny
    weigh/weights/batteries/coins ~~ doctor/weigh/bra/pockets/ankle ~~ ! gym lift remote
    crunches/situps/pushups/jacks/burpees/jump rope/abdominales ~~ bed/secret/am/sleep/nobody/gain/night ~~ ! test fitness goal
    jumping jacks ~~ am/gain/midnight/night/calories
    pace/pacing/stand ~~ burn/dinner/hours
    not rest/sleep/sit ~~ until/til ~~ burned/steps/calories
    ate so i ~ have/need ~ run/exercise/work
    run/corro/correr ~~ until/hasta ~~ vomit*/throw/faint/collapse
    adhd pills/meds ~~ not ~ hungry/eat
    skinny/diet tea/detox
    vape/smoke ~~ so ~ not eat/hungry
    coffee ~~ lunch/breakfast/dinner ~~ so/shrink/instead
    salt water flush
    up to ~ laxatives
    nails ~ blue ~~
    black spots ~~ stand/losing
    passed out/fainted ~~ tired/day ~~ 2/3/4/5
    day 2/3/4/5/6/7 ! field camp trip school vacation spring rehearsal
    if i ~ lose/gain ~ 2/3/4/5/10 more
    tube ~~ nose ~~
    treatment ~~ fake/faking/eat*
    voice ~~ back/dinner/pig/chew/coma/eating
    competes/compete/competing ~~ eats/eat least
    liquid week
    text ~~ when ~ skip
    accountability ~~ not eat
    praises/praise/compliment* ~~ skip/lose/eat/lost
    weighs me ~~
    nobody likes ~ fat
    piggy/pig/cerda/cow/whale/blob ~~ not/mirror/ya/no ~~ eat/como/see/food
    comment* ~~ thighs/weight/body/fat ~~ not/meal/eat/stopped
    mirror ~~ blob/fat/huge/pig ~~ ! funhouse
    why ~ look fat
    pinch ~ my fat
    convince ~~ mom/dad/parents ~~ ate
    feel full ~~ no calories/without/drink
    fastest/quickest ~ way ~ to get ~~ pounds/lbs/skinny/thin
    600/500/400/300/800 ~ day ~~ much/enough/calories
    under 200/300/400/500/600/800
    how low ~~ weight
    no food/meals day/week/days
    forgot to eat ~~ on purpose/days
    cleanse ~~ day/lemon/water
    being in control of food
    food in me
    undid it ~~
    stop* ~ stomach ~~ shuts/shut/growl*
    eat ~~ tissue/tissues/paper/cotton/sponge
    `,
  ),
  phrases(
    "eating_disorder",
    "pro-ana",
    "high",
    "sure",
    "names the illness, pro-ana circles, or recovery and relapse",
    `
    ana/mia ~~ buddy/coach/friend/friends/says/tips/whisper*/tells/group/keeps/tip/is my/only/best ! soccer class song birthday movie cousin sister mamma guitar
    my ana/mia
    ana ~ y/and mia
    thinspo/meanspo/bonespo/proana/thinspiration/edtwt/edtok/sweetspo
    pro ana/mia
    anorexic/anorexia/bulimia/bulimic/anoréxica/anorexica/anorexico/bulimica/orthorexia ! class project report essay documentary movie health show book poster unit speech article tv presentation test
    eating disorder/disorders ! class project report essay documentary movie health show book poster unit speech article worksheet tv presentation test what awareness
    my ed/eating ~ voice/disorder/says/back/relapse*/thoughts/won/wants
    ed ~ voice/relapse/recovery/thoughts/says/back
    voice ~~ eat/eating/fat/sick enough
    not ~ sick enough
    recovery ~~ ed/eating/anorexia/stupid/weight
    body check*/checking
    terrified/scared/afraid ~~ gain/gaining/weight/fat/food/carbs/eat/eating/full
    empty stomach/feeling ~~ proud/pride/love/good/strong/pretty/win*
    stomach growl* ~~ good/proud/working/amazing/love/feels
    hunger ~ is/feels/means ~~ strength/power/control/winning/good/strong
    food ~ enemy/controls ! cafeteria
    hollow ~~ eat*/love/body/food
    PEER/HESHE ~~ not/never/stopped/refuses/barely/only/wont ~ eats/eat/eating/ate ~~ ! nuggets vegetarian picky broccoli dog cat gluten allergic meat spicy vegan flu sick fish baby candy cookies cafeteria
    PEER/HESHE ~~ throw/throws/puke/pukes/vomit* ~ up? ~~ after/every/lunch/dinner/meals/purpose/bathroom/eat* ! flu sick bus roller game baby cat dog
    PEER/HESHE ~~ hides/spits/gives/throws/dumps/throws ~~ food/lunch/meals ~~ ! me us picky
    PEER/HESHE ~~ so/getting/too/really ~ skinny/thin/small/bony/tiny ~~ ! cat dog crust
    PEER/HESHE ~~ laxatives/starv*/fasting/anorexi*/bulimi*/calories ! ramadan class lent math
    PEER/HESHE ~~ faint*/collapse* ~~ not/wont/will/refus* ~~ eat
    PEER/HESHE ~~ goes/go/runs ~ bathroom ~~ after ~~ eat/eats/lunch/meal/right
    CREATE ~~ not/stop/keep/from/without/skip/starving/empty/hollow/ribs/bones/hunger/hungry ~~ eat/eating/food/ribs/dinner/starve/starving/SELF/proud/show ! caterpillar shark dinosaur dog lunch pizza
    CREATE ~~ starving SELF
    CREATE ~~ ribs/bones ~~ show*/piano/finally/pretty
    motivat*/inspo/playlist/song ~~ fast/skip/starve/not eat/dinner/ana/fasting ! tempo beat
    treatment/recovery/hospital ~~ ed/eating/anorexia/weight ~~ back/last/again/creeping
    my ed ! sheeran
    mia/ana ~~ friend/empty/strong/proud/thin/only
    song ~~ hollow/empty ~~ not? eat*
    mia/ana ~~ visits/yells/rules/kween/queen/every/night/girls
    collarbones/collarbone ~~ song/empty/winning/about/wrist
    paper thin
    ed server/group/chat/account/twt ! sheeran
    not ~ ed ~~ control/just
    `,
  ),
  phrases(
    "eating_disorder",
    "es",
    "high",
    "sure",
    "lo mismo en español",
    `
    vomito/vomitar/vomita/vomite/devuelvo/vomitaba/vomitando ~~ comer/comida/como/cada/engordar/cena/cenar/todo/lonche/recreo/noches/cuenten/dias ! mareo camion virus gripa enfermo enferma carro mareado pescado
    despues ~ comer/cenar/comida/recreo/almuerzo/lonche/desayunar ~~ vomit*/bano ! lavar dientes manos
    me ~ provoco/induzco/obligo/hago ~~ vomit*/vomito
    provoco/provoca/provocar ~ vomito
    dedos/cepillo/cuchara ~~ vomitar/garganta/boca ! dientes dentista
    no/dejo/sin/deje/dejar/ya ~ como/comer/ceno/desayuno/comido/comi/come/cenar/almuerzo ~~ gord*/flac*/adelgazar/delgad*/peso/engordar/dias/orgullos*/bajar/nada/asco ! carne brocoli enferm* picante gripa verduras perro pescado mama casa
    llevo/llevaba/van ~~ dias/dia/horas ~~ sin comer/ayun*/agua
    dias ~~ sin comer
    agua ~~ dias ~~ ! alberca nadar
    para/quiero/por ~ verme/quedar/bajar/adelgazar ~~ flac*/delgad*/peso/huesos/comer/comida
    quiero ~~ flaca/flaco/huesos/delgada/adelgazar
    huesos/costillas ~~ vean/ver/notan/noten/veo/marquen
    cuento/contar/cuenta ~~ calorias ! clase tarea
    calorias ~~ paso/vomit*/dia/menos/todo/limite
    laxantes/diureticos
    pastillas/te ~~ adelgazar/bajar/flaca/peso
    me da ~ asco/culpa/miedo ~ comer/comida/engordar ! brocoli pescado cafeteria
    culpa/asco/miedo ~~ comer/engordar/comida ! pescado brocoli
    no merezco ~ comer/comida/cenar
    odio ~ mi cuerpo/panza/peso ~~ comer/como/comida/merezco/gorda/dejar
    me siento/veo/dicen/dijeron ~ gorda/gordo/enorme/ballena ~~ no/deje/dejo/vomit*/comer/como/ayun*
    gord* ~~ deje/dejo/no ~~ comer/como/ceno
    solo ~ como/tomo/comi ~~ manzana/agua/lechuga/chicle ! vegetarian*
    como ~ una? ~ manzana/galleta/lechuga ~~ dia/todo
    escondo/tiro/tira/esconde/regalo ~~ comida/lonche/almuerzo ~~ crea/servilleta/bajar/flac*/comi/coma/dias/mama
    mastico/masca ~~ escupo/escupe
    me peso/pesarme ~~ veces/dia/lloro/noche
    me ~ mareo/desmay*/desmaye ~~ comer/como/comido/ayun*
    ejercicio/corro/abdominales ~~ comer/como/desmay*/quemar/calorias
    aguantar ~~ hambre/comer ! clase
    hambre ~~ aguantar/orgull*/ignorar
    anorexia/anorexica/anorexico/bulimia/bulimica ! class project show tv movie book clase proyecto documental tarea
    trastorno ~~ aliment*/comer ! clase tarea
    ana/mia ~~ amigas/dice/princesa/reglas/consejos ! cancion prima cumple
    ya no come ~~ ! perro gato
    me como todo ~~ vomit*
    atracon* ~~
    ayuno/ayunar/ayunando ~~ dias/flac*/bajar/peso ! cuaresma ramadan sangre
    dias ~ con? ~ agua
    vomitar ~ sin que
    vomit* ~~ recreo/comida/comer/cena/almuerzo ! camion enferma enfermo virus
    como todo ~~ despues ~ lo? vomit*
    corro/ejercicio/abdominales ~~ hasta vomitar/desmay*
    comida ~~ perro ~~ engordar
    comi ~~ escuela ~~ no es cierto/mentira
    mi meta ~~ pesar/kilos
    pesar 35/38/40/42/45 kilos
    cae ~ pelo ~~ gorda/como/flaca
    pesas ~~ ropa ~~ doctor
    escondo ~~ bano ~~ comer/recreo
    una voz ~~ coma
    consejos ~~ no comer
    lo saco todo
    arde ~ garganta ~~ vomitar
    no sentir hambre
    calorias ~~ pasta/chicle/pastilla ~~ ! italiana
    felicita ~~ no ceno/como
    pura agua
    agua con limon ~~ dias
    ayuno ~~ adelgazar/cancion
    no ha comido ~~ dias ! perro gato
    super flaca/flaco
    `,
  ),
  phrases(
    "eating_disorder",
    "hint",
    "concern",
    "likely",
    "may be about an eating disorder; the classifier decides",
    `
    EAT ~~ THIN
    THIN ~~ EAT
    not/never/skip*/hide* ~~ EAT
    calories/calorie/scale/weigh/laxatives/diet/fasting/ribs/bones/mirror
    throw/throws/throwing/puke* ~ up?
    fat/skinny/weight
    hungry/hunger/food ~~ control/hate/enemy/guilty/empty
    gord*/flac*/peso/vomit*/adelgazar/calorias
    `,
  ),
];
