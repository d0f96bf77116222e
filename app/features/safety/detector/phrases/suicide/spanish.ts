import { phrases } from "../phrase-group";

/** The same in Spanish. */
export const inSpanish = phrases(
  "suicide",
  "es",
  "high",
  "sure",
  "lo mismo en español",
  `
  TOWARD ~ morir/morirme/matarme/suicidarme/muerto/muerta/muerte/matar ! risa hambre suenio sueno calor frio vergu* jefe nivel dragon juego minecraft examen boss crush pena jaja todos lo la los maestra hermano alguien papa mama nino
  me WANT/voy/va/quiero/quisiera ~ matar/morir/suicidar/ahorcar/colgar/aventar/tirar/quitar ! risa hambre sueno calor vergu* juego nivel
  mejor/si/hoy/noche ~ me mato ~ ! juego mama papa maestra nivel risa
  me ~ suicido
  matar/mata/mate/suicida/suicidar/suicidarse ~ si/hoy/manana/noche ! juego mama papa jefe
  se ~ va/quiere/queria/iba/podria ~ matar/suicidar/aventar/quitar/colgar ! risa juego
  se ~ quiere/queria ~ morir ! risa juego
  quitar*/quito/acabar/terminar ~~ vida ! juego vidas
  no/ya/sin/NOT ~~ WANT/puedo/aguanto/sentido/soporto/ganas/encuentro/vale ~~ vivir/viviendo/vida/viva/vivo/existir/despertar/seguir ~ ! juego casa ciudad
  no ~ quiero/quisiera/queria ~ despertar* ! temprano escuela
  WANT ~ no ~ existir/existiera/despertar/estar/nacido/existiese ! escuela clase
  ojala ~~ muera/muriera/nacido/despierte/despertara/atropell*/existiera
  nunca/no ~ hubiera/haber nacido
  atropelle/atropellara ~~ carro/camion/coche/me
  dejar ~ existir/vivir
  dormir*/durmiera ~~ no/nunca ~ despertar/despertarme
  WANT ~ desaparecer ~~ mundo/siempre/todo ! 
  quiero desaparecer
  irme ~~ mundo/cielo/siempre/todo ! vacaciones ciudad
  cielo ~~ con/irme/ver ! azul cancion
  cansado/cansada/canse/harto/harta/cansa ~ vivir/vida/existir/estar ~ vivo/viva? ! tarea
  estar vivo/viva ~~ nadie/no/ya
  mejor/tranquilos/felices ~~ sin mi
  mejor ~~ si ~ yo? ~ no ~ existiera/estuviera/viviera
  carga/estorbo ~~ familia/todos/papas/mama
  nadie ~~ extranar/extrana/llorar/importar/cuenta/importo/notar/funeral ~~ muero/muera/muerta/muerto/mi/funeral/vivo/si ! escuela
  si ~ me muero ~~ nadie/quien/llora*/extran*
  cuando ~ me muera
  cuando/despues/para ~~ ya no ~ este/esté ~~ ! vacaciones
  cuando ya no este
  mi/para/mio ~ funeral/entierro/velorio ! abuelo abuela perro tio tia gato
  carta/nota/video/cancion/poema/mensaje ~~ despedida/despedirme/suicidio/morir*/muera/siempre ! maestra graduacion escuela
  despedirme/despide/despedida ~~ todos/vida/mundo/siempre/amigos ! escuela maestra viaje
  diganle/dile/digan ~~ quiero/perdon/volver/amo/culpa
  hoy/manana/noche/viernes/domingo/lunes/sabado ~ ultima/ultimo/acaba/acabo/termina ~~ noche/dia/todo/vida ! clases escuela examen partido
  es ~ mi ultima/ultimo noche/dia ! clases escuela
  tirarme/aventarme/lanzarme/tiro/aviento/tirar/aventar/saltar/brincar ~~ techo/puente/ventana/metro/tren/balcon/azotea/edificio/vias/carro/camion ! juego alberca pelota
  cruzar ~ calle ~ sin
  duele ~ morir*
  como ~ muere/morir/matarme/suicidarme ~~ dolor/uno/sin/facil
  infierno ~~ mato/suicid*/matar
  ahorcar*/colgarme/soga/cuerda ~~ ayer/pude/escondida/cuello/tengo/intente ! saltar brincar
  intente ~ ahorcarme/matarme/suicidarme
  me tome/tomarme/tragarme ~~ pastillas ~~ morir*/despertar/todas/frasco/dormir
  todo ~ frasco
  le regale/deje ~~ ya no ~~ usar/necesitar/volver
  ya no ~ voy ~~ volver/necesitar/estar/usar/existir ~ ! escuela vacaciones club
  despues ~ hoy ~~ ya no
  preocupar* por mi
  me dijeron/dicen ~ mate/matara/muera/matarme/muriera
  para que ~ sigo/seguir ~ viva/vivo/viviendo/aqui
  unica ~ salida ~ morir*
  solo ~ por/ ~ mantiene ~ viv*
  mantiene viv*
  tengo ~ plan/todo ~ listo ~~ morir*/irme/mundo/evitar/adios
  ya decidi/escogi ~~ cuando/dia/fecha/acaba/viernes/forma
  tirarse/aventarse/matarse/suicidarse/ahorcarse/cortarse ~~ ! juego
  ya no quiere ~ vivir/estar
  me voy ~ para? siempre
  voy ~ para siempre
  si ~ lo/la/me dejo/deja/dejas ~ se mata/mato/matar
  se mata ~ si
  juntar/guardar/guarde ~~ pastillas
  silla/cama/lugar ~~ vacia/vacio ~~
  busque/buscar/busco ~~ como morir/matarme/suicid*
  puente/azotea/techo ~~ estoy/decidi/ya/parad*
  pistola/lazo/soga/pastillas/cuchillo ~~ mano/listo/tengo/acabo/cerre
  acabo/acabe ~ tomar ~~ pastillas
  dios ~~ me lleve/despierte/quite
  ojala ~~ camion/carro/cancer/rayo/tren ~~
  enojo/triste/coraje ~~ despertar/seguir ~ viva/vivo/despierto
  para que ~ naci
  no debi ~ nacer/haber
  angelitos/angeles ~~ irme/quiero/con
  no me veo ~ vivo/viva/futuro/ano
  no ~ pienso/creo ~ llegar ~~ quince/cumple*/manana/dieciocho
  error ~~ soy ~~ arregl*
  soy ~ un? error
  van ~ descansar ~~ muera/mi
  llorar ~ por mi
  mundo ~~ sin mi
  sin mi ~~ mejor/felices/tranquil*
  apagarme
  no abrir ~~ ojos
  cuando lean ~ esto
  perdonenme/perdonen ~~ hacer/noche/mi
  se siente ~ morir*
  cuantas/cuantos ~~ se muere/morir*
  audio/mensaje ~~ despid* ~~ contesta
  un dia se va ~ colgar/matar
  guardadas/juntando/guardad* ~~ pastillas
  ultimo/ultima dia/noche/cancion ~~ ! clases escuela vacaciones album examen partido
  adios ~~ manana ~ no/ya estare/este/voy
  no ~ estare ~~ manana/ya ! dentista vacaciones
  `,
);
