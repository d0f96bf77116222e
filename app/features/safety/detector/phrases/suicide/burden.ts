import { phrases } from "../phrase-group";

/** Thinks that others are better off, or that nobody would care. */
export const burden = phrases(
  "suicide",
  "burden",
  "high",
  "sure",
  "thinks that others are better off, or nobody would care",
  `
  better/happier/easier/free/freer/relieved/nicer/richer/smile ~~ without me/i/him/her ! team band game
  NOBODY ~ would/will/wants/not ~ miss/notice/care/cry/sad/look/remember/mind ~~ i/me ~ died/dead/gone/vanish*/disappear*/death/not ! school test game late absent
  if/when/once i ~ died/die/dead/gone/vanish*/disappear*/kill*/unalived ~~ care/notice/miss/cry/happier/better/sad/sorry/mad/funeral/know ! vacation game level trip camp
  if i ~ not ~ here/around/exist/alive/born/thing/existed ~~ better/happier/easier/notice/care/cry/free/sad ! school practice game
  better/happier/easier/best/relieved/notice/care/cry/sad ~~ if i ~ not/never/died/gone/dead/disappeared/vanished/was ~~ ! team practice game won made
  i ~ burden
  waste/burden ~ oxygen/space/air/everyone/family
  world/everyone/everybody/family/parents/mom/they/life ~ better/happier ~ off? ~~ without/gone/dead ! phone
  world ~ not need me
  i ~ make ~ everyone/everything/life/lives ~ worse
  get over it/me/my ~~ die/died/gone/week/dead ! 
  over me ~ in week
  miss me when/once i ~ gone/dead
  come/show/cry/at ~ my funeral
  my funeral ! friend cover march
  who ~~ funeral
  NOBODY ~~ save/saved me
  hope ~ they/someone/he/she ~ finds/find me
  find my body
  drink bleach ! lol meme
  told/tell/tells/telling/said/says/wrote/comment* ~~ kill yourself/myself/me ! game
  told/tell/telling/said ~~ i/me ~ should? ~ die/dead ! game
  save/have ~ money/time/room ~~ if i ~ DEAD/gone
  only ~ people/person/one ~~ notice/notic*/care/miss/cry ~~ DEAD/gone/i
  miss me ~~ when/once/after/if ~~ DEAD/gone
  they ~ miss/missing me ~~ DEAD/gone
  people/they/them ~~ said/say/told ~ i should/need ~ die/DEAD
  `,
);
