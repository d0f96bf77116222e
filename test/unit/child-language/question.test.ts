import { describe, expect, it } from "vitest";
import { readQuestion } from "~/child-language/question";

describe("a question by its form", () => {
  it.each([
    ["should i text him back", "decision"],
    ["do i have to say sorry", "decision"],
    ["my aunt gave me a sweater, do i wear it", "decision"],
    ["debo decirle la verdad", "decision"],
    ["shoud we wait for her?", "decision"],
    ["what do i do", "way"],
    ["ok so what now", "way"],
    ["any tips", "way"],
    ["q hago", "way"],
    ["que puedo hacer", "way"],
    ["do u think hes mad", "opinion"],
    ["is she lying to me", "opinion"],
    ["he sat by me at lunch. what does that mean", "opinion"],
    ["crees que le caigo bien", "opinion"],
    ["fui mala con ella?", "opinion"],
    ["can you call my mom", "request"],
    ["is a whale a fish", "open"],
    ["wot is the bigest numba", "open"],
    ["dose the moon folow us", "open"],
    ["how much do guitars cost", "open"],
    ["what games have you got", "open"],
    ["cuanto cuesta un perro", "open"],
    ["cómo se hacen las nubes", "open"],
    ["how much is a ticket? my cousin paid 20", "open"],
  ])("%j: %s", (message, form) => expect(readQuestion(message)).toBe(form));

  it.each([
    "how can she do this to me??",
    "how could they say that",
    "why me",
    "why does this always happen",
    "what if she says no",
    "y si me dice que no?",
    "guess what",
    "you know?",
    "do my homework",
    "maybe i can bring a cake?",
    "she was mean to me today",
    "when i got home he was gone",
    "como a las cinco me fui",
    "que me deje en paz",
    "they fixed it and it was better than mine??",
    "he said why are you here",
    "how many times do i have to say it",
    "no puedo dormir",
  ])("%j asks nothing", (message) => expect(readQuestion(message)).toBeNull());
});
