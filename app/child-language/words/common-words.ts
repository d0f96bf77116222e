/**
 * Everyday words, so that they are never "repaired" into a word of harm and so that joined letters can
 * be split. English first, then (unaccented) Spanish, then first names close to such words.
 */
const english = `prison nukes nuke bats bated marry married sherry prism poise passion vision weird stabs shooter shot shoots gunshots pulling a about
above ache act acting actually add adult adults after afternoon again against age ago ah ahead air album alive all allow allowed almost alone along
already also always am amazing an and anger angry animal annoyed annoying another answer answers any anybody anymore anyone anything anyway apart app
apple are area argue arm arms around art as ask asked asking asleep at ate attack attic aunt away awesome awful awkward baby back backyard bad badly
bag ball balls band bang bar base baseball basement basketball bass bat bath bathroom beach bean bear beard beat beats beautiful because become bed
bedroom been before began behind being believe bell belt best bet better between bicycle big bike bird birthday bit bite black blame blank blanket
blankets bleach blind block blocked blood blow blown blue board boat body bomb bone bones book books boots bored boring born boss both bother bottle
bottom box boy boyfriend boys brain brave brawl bread breath break breakfast breaks breed breeding brick bridge bright bring bro broke broken brother
brothers brought brown brush bubble bucks bugs build bully bullied bullies bullying bunch burn burned burning burnt bus busy but butt butter button
buy by cafe cake call called calling calls calm came camp can candy car card cards care cared careful cares carry case cat catch caught cause
celebrate cello chair champion chance change changed changes channel character charge chase chat cheat cheated cheating check cheese chef chest
chicken child children chip chips chocolate choir choose chord chords chorus church circle city class classes classmate clean clear click climb clock
close closed closet clothes cloud club coach coat code coffee cold college color colors come comes comfort coming commit computer concert cook cookie
cookies cool copy corner cost costume couch cough could counselor count country couple course court cousin cover crash crawl crazy cream create creep
creepy cried cries cross crown crowd cry crying cup curious cute cymbal dad daily damage dance dancing danger dangerous dare dark date daughter day
days dead deal dear death deaths decide decided deep deer delete demon dentist deserve deserved design desk dessert diary did diet die died dies
difference different difficult dig dinner dinosaur dirty disappear disappointed do doctor does dog doing doll done door doors double doubt down drag
dragon drama draw drawing drawn dream dreams dress drink drinking drinks drive drives driver drop dropped drops drown drugs drum drummer drumming
drums drumsticks drunk dry duck dude due dumb during dust each ear early earn ears earth easier east easy eat eaten eating eats edge egg eggs eight
either else email embarrassed empty end ended ender ending ends enemy energy english enjoy enough entire era escape essay even evening ever every
everybody everyone everything everywhere evil ex exactly exam excited exercise exist existed exists expect explain explode extra eye eyes face fact
fail failed failing failure fair fake fall falling family famous fan far farm fast faster fat father fault favorite fear feed feel feeling feelings
feels feet fell felt female few fight fighting fights figure file fill filled film final finally find finding fine finger fingers finish finished fire
fired first fish fit five fix flag flat flew flip float floor flow flu fly focus food foot football for force forced forest forever forget forgot form
forward fought found four free freestyle freeze french fresh friday friend friendly friends fries from front fruit full fun funeral funny future game
gamer games gang garage gas gave gay german get gets getting ghost giant gift girl girlfriend girls give given gives giving glad glass go goal goals
god goes going gold golf gone good goodbye goodnight google got gotten grab grabbed grade grades grandfather grandmother grandparents grass gray great
green grew ground group grow growing grown grounded guess guest guilt guilty guitar gum gun guns guy guys gym had hair half hall hallway hand handle
hands hang happen happened happening happens happiness happy hard harder harmony has hat hate hated hates hating have having he head headache
headphones health healthy hear heard heart hearts heat heaven heavy held hell hello help helped helping helps her here hero hers herself hey hi hide
hiding high hill him himself his history hit hits hold hole holiday home homework honest hope hoping horrible horror horse hospital hot hour hours
house how hug huge human hundred hungry hunt hunting hurry hurt hurts husband i ice icing idea if ignore ignored ill imagine important in insane
inside instead instrument internet into invite invited is island it itself jacket jail jam jealous job join joke jokes joking judge juice jump jumping
june junior just kept key keyboard keys kick kicks kid kidding kids kind kinds kindergarten king kiss kissed kitchen knee kneel knees knew knight
knock know knowing known knows lab lady lake land language laptop last late lately later laugh laughed laughing lawn lazy lead learn learned least
leave leaves leaving left leg legs less lesson let letter letters level levels library lie lied lies life lift light like liked likes line lip lips
list listen listened little live lived lives load loaded local lock locked locker lol lonely long longer look looked looking looks lose loser losing
lost lot lots loud love loved loves low luck lunch lungs lyrics mad made magic main make makes making male man many map march mark marker market mask
match math matter matters may maybe me meal meals mean meaning means meant meat medicine meet meeting melody member memory men mental mess message met
metal middle might mile milk mind mine minecraft minute minutes mirror miss missed missing mistake mix mob mode mom moment monday money monster month
months mood moon more morning most mother mountain mouse mouth move moved movie movies moving much muscle muscles museum music must my myself mystery
name names nap near neck need needed needs neighbor nervous never new news next nice night nightmare nightmares nights nine no nobody noise none nope
normal nose not note notebook notes nothing notice noticed novel november now number nurse obsessed of off offer office often oh okay ok old older
olive on once one ones online only open opened or orange orchestra order other others our out outfit outside oven over own pack packed page paid pain
paint painting pair pajamas pandas pants panic paper parent parents park part partner party pass passed past path pause pay peace pen pencil people
perfect perform period person pet phone phones photo photos piano pick picked picture pictures piece pig pillow pills pimple pink pitch pizza place
plan planned planning plans plant plate play played player players playing playlist please plot plus pocket poem point points poison police pool poor
pop popular positive possible post posted potato practice pray prefer prepare present president press pretend pretty prince princess principal print
privacy private probably problem problems produce professor program project promise promised proud prove pull pulled pulls punch punish punished
punishment purse push put puts putting puzzle quick quiet quit quiz quote race raid rain raised ran random rap rapper rate rather reach read reading
ready real reality realized really reason reasons recess record recorded red rehearsal relax remember remind remix repeat report research rest restart
return rhyme rhythm rice rich ride right ring rip river road roast rob robot rock role roof room rope rough round row rude ruin ruined rule rules run
running runs rush sad sadness safe said sale same sand sandwich sang sat saturday save saved saw say saying says scale scar scare scared scary scene
schedule school science scope score scream screamed screaming screen sea search season seat second secret secretly section see seeing seem seems seen
self sell send sending sends senior sense sent separate serious seriously set seven several shadow shake shame share shark sharp she shed shine ship
shirt shirts shoes shop short shots should shoulder shout show shower shows shut shy sibling sick side sign silent silly similar simple since sing
singer singing sink sister sisters sit site sitting six size skate skater skin skinny skip skipped skipping sky slam slap sleep sleeping sleepover
slept slide slow slowly small smart smell smells smile smoke snack snacks snake snare snow so soccer social soda soft sold solo some somebody someone
something sometimes somewhere son song songs soon sore sorry sort soul sound sounds soup space speak special speech speed spell spend spent spider
spin spoke sport sports spot squad stage stair stairs stand star stare stares stars start started starting state stay stayed staying steal step stick
sticks still stole stomach stone stop stopped store stories storm story straight strange stranger stream street strength stress stressed strict strike
strong stuck student students studio study stuff stupid style subject such suck sucks sudden suddenly sugar suggest suit summer sun sunday super sure
surprise swallow swear sweat swim swimming swing sword table take taken takes taking tale talent talk talked talking talks tall tape taste tattoo
taught teach teacher teachers team tear tears teenager teeth tell telling tells temple tempo ten tend terrible test tests text texted texting texts
than thank thanks that the theater their them theme themselves then there therapist therapy these they thick thigh thin thing things think thinking
thinks third thirsty this thirst those though thought thoughts thousand three threw throat through throw throwing thrown throws thumb thunder thursday
ticket tie tied tight till time times tiny tip tired title to toast today toe together told tomorrow tone tongue tonight too took tooth top total
touch tough toward towel town toy toys track trade train trained training trap trash treat tree tried tries trip trouble truck true trumpet trust
truth try trying tune turn turned turns twelve twice twin two type ugly uh uncle under understand uniform university unless until up upset upstairs us
use used uses using usually van vanish verse very video videos village villain violin visit voice volume vote wait waiting wake walk walked walking
wall walls want wanted wants war warm was wash waste watch watched watching water wave way ways we wear wearing weather website wednesday week weekend
weeks welcome well went were west wet what whatever wheel when whenever where which while whistle white who whole whose why wide wife wild will win
wind window winner winning winter wise wish wishes with without woke wolf woman women won wonder wonderful wondering wood word words wore work worked
working works world worried worry worse worst worth would wound wow wrap wreck wrestling wrist write writes writing written wrong wrote x-ray yard
yeah year years yell yelled yelling yells yellow yes yesterday yet you young your yours yourself zombie zombies zone`;

const spanish = `pesar pesan pesas peso pasar pasan vacia vacio callar abajo abrazo abre abrir abuela abuelo aburrido acaba acabar acoso adelante
adios adonde agua ahi ahora aire al alegre algo alguien algun alguna alguno alla alli alma almuerzo alto alumno amigo amiga amigos amigas amor ando
ano anoche anos antes aprender aprendi aquel aqui arriba arte asco asi aunque autobus ayer ayuda ayudame ayudar azul bailar baile bajo balon bano
barrio basta bateria beber beso bien bola bonita bonito boca broma bromas brazo brazos bueno buena buenas buenos buscar cabeza cada cae caer caigo
caja calle cama cambiar cambio caminar camino camisa campo canal cancion canciones cansada cansado cantar cara carne carro carta casa casi caso
castigo cena cerca cerebro chica chico chicos chiste cierto cinco cine cinturon ciudad clase clases cocina coche cole colegio comer comi comida comido
como companera companero companeros computadora con conmigo conocer conocido conozco contar contra contigo correr corazon cosa cosas creo cruzar
cuaderno cual cualquier cuando cuanto cuarto cuatro cuento cuerpo cuida cuidado cuidar culpa cumple cumpleanos da dado dan dar de debajo deberia
deberes debo decir decirle deja dejame dejar dejo del demas dentro deporte derecho desde despacio despues detras dia dias dice dicen diez dieta
diferente dijo dile dime dinero dio dios director divertido dolor domingo donde dormi dormir dos duele duermo dura dulce duro edad ejercicio el ella
ellas ellos empezar empieza en encanta encima encontrar enero enfermo enfrente enojada enojado ensayo entender entiendo entonces entra entrar entre
eran eres error es esa escena escondo escribir escucha escuchar escuela ese eso espanol espejo espera espero esta estaba estado estan estar estas este
esto estos estoy estudiar estudio examen explicar extrano facil falta familia favorita favorito feliz feo fiesta fin flaca flaco foto fotos frase frio
fuera fuerte fui fue futbol futuro ganar ganas gane gato gente gordo gorda gracias grande gritan gritar grita gritos grupo guapo guerra guitarra gusta
gustan gustaria ha haber habia habla hablar hablo hace hacen hacer hacia hago haz hambre han harto harta hasta hay hecho helado hermana hermano
hermanos hermanita hermanito hice hijo hijos historia hizo hogar hola hombre hora horas hoy hueso huevos ibas iglesia igual ingles ir irme izquierda
jefe jamas juega juego juegos jugador jugar jugo juntos la lado lapiz largo las le lejos lengua lento les letra leer libre libro libros limpio lindo
lista llama llamar llega llegar lleva llevar llora llorar lloro llueve lo loco loca los luego lugar luna lunes luz madre maestra maestro mal mala malo
mama manana mando mano manos mar martes mas matematicas mayor media medico mejor melodia menos mensaje mente mentira mes mesa meter mi miedo mientras
miercoles mil minuto mio mira mirar mis misma mismo mochila moda modo molesta momento monstruo morado mucha muchas mucho muchos mueble muere muero
muerte muerto mujer mundo musica muy nada nadar nadie nariz necesito negro nerviosa nervioso ni nina nino ninos ninguno ninguna noche noches nombre
nos nosotros nota notas noticia novia novio nueva nuevo nuevos nunca o ocho ojo ojos olvidar otra otras otro otros padre padres padrastro padrino
pagar pais pajaro palabra palo pan pantalla papa papas papel para parar parece pared parque parte partido pasa pasada pasado paso pastel patio paz
pecho pelea peleas pelear pelicula peliculas pelo pelota peor pequeno perder perdi perdido perdon perro perros persona personas pesadilla pesado pez
pie piel piensa pienso pierna piernas piso plata playa plaza pobre poco poder policia poner pongo porque portero postre practica pregunta preocupada
preocupado preparar primera primero primo prima prisa problema problemas profe profesor profesora pronto propio prueba pudo puede pueden puedes puedo
puerta puntos puro puse que quedar quedarme quede quien quienes quiere quieren quiero quince quisiera quitar quizas rapida rapido rara raro rato razon
recreo recuerdo regalar regalo regalos reir reloj respirar respuesta rey rio risa ritmo robar rodilla roja rojo romper ropa rota roto sabado sabe
saben saber sabes sabor sacar saco sala salgo salir salto salud se sed seis semana senor senora sentir ser serie si sido siempre siente siento siete
sigo silla sin sobre sol sola somos sonar sonido sonrisa soy su subir sucio sueno suena suerte supe susto sus suya suyo tal tambien tambor tan tanto
tarde tarea te techo telefono television temprano tener tengo tenia tercera terminar texto ti tia tiempo tiene tienen tienes tierra tio tirar tocar
toda todas todavia todo todos tomar tomo tonta tonto trabajar trabajo traer traje tranquila tranquilo tratar tren tres triste tristeza tu tus tuve
tuvo ultimo un una unas uno unos usar va vacaciones vamos varios vas vaya ve veces vecino veinte ven ventana veo ver verano verdad verde verguenza
vestido vez vi viaje vida videojuego viejo viene vienen viernes vino visita vista vivir vivo vive voy voz vuelta vuelvo y ya yo zapatos`;

const names = `alex alice alicia allie amelia andy anna ava bella ben beth bianca billy blake bobby brady brandon brianna caden caitlin cali carl
carlos carmen carter casey chloe chris connor cory cindy daisy dana daniel daniela david diego diana dillon drew dylan eddie eli elena ellie emma eric
ethan eva evan fiona gabriel gavin george grace gracie hannah harper harry hector helen henry holly hunter ian isaac isabel isabella ivan jack jackson
jacob jada jaden jake james jamie jane jasmine jason javier jen jess jessica jim joe joel john jon jordan jorge jose josh juan julia julie karen
karina kate katie kayla kelly ken kevin kiara kim kyle laura leah leo liam lily lina lisa logan lola lucas lucia lucy luis luke mia marcus maria mario
martin mary mason mateo matt maya megan melissa mike miguel mila molly monica nathan nick noah noor nora oliver olivia oscar owen pablo paige paul
pedro peter rachel ray rico riley robert rosa ruby ryan sam samantha samuel sandra sara sarah scott sean sergio shawn sofia sophia stella steve susan
taylor teddy tina tom tommy tony travis tyler valentina victor xavier zoe beethoven mozart fortnite roblox zelda pokemon splatoon valorant netflix
youtube tiktok instagram snapchat discord snap hamlet juliet romeo`;

/** The list, each word once (about 2,800). */
export function commonWords(): string[] {
  return `${english} ${spanish} ${names}`.split(/\s+/);
}
