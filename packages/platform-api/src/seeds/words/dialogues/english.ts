import { dialoguesFrom } from './dialogue-lines.ts';

export const DIALOGUES = dialoguesFrom(`
Are you coming tonight?
I want to! What time?
Doors at eight, music at half past.
Then I will be there at eight, I like the quiet before.
Good. I will save you a seat by the window.
You are the best.

Loved your new space!
Thank you! Which room did you like most?
The one with the rain on the window. I stayed far too long.
That was the last one I built, at three in the morning.
It shows, in a good way.
Would you test the lift for me some time?
Now?
Now is perfect.
It goes up. It also goes sideways.
Sideways is new. Thank you!

The stage is ready, come and test the sound.
On my way. Piano or guitar?
Both, if you can carry them.
They weigh nothing here, you know.
Old habits.
Hear that? There is a hum on the left.
Fixed. It was my headset.
Then we are ready.

See you at the Lobby in ten?
Make it fifteen, I am changing jackets.
Again?
The blue one clashed with the fountain.
Fair. Fifteen.

Can you send me the link again?
To the photo walk or the film club?
The photo walk, please.
It is on the event page, under “Invite”. Shall I add you?
Yes please. I have never been to one.
You will like it. Ten stops, one photo each.
Only one photo at each? I take forty.
That is the point!

That was so much fun.
Your face when the frog moved!
I did not expect the frog to move.
No one ever does. Again next week?
Yes, but this time you go first.

I saved you a seat.
Where? It is packed.
Third row, next to the man with the tall hat.
I see a lot of tall hats.
The tallest.
Found you.

Quick question about doors.
My favourite kind of question.
Mine opens but does not close.
Do you listen to the click on the frame or on the handle?
On both, I think.
Then it opens twice. Remove one.
It closes! You are a magician.
I had the same bug for a month, so not a magician, only old.
Can I pay you in cake?
Lemon, please.

How was the opening?
Sixty people. Sixty!
I knew it. Did your brother come?
He came twice, once with a fake moustache.
And the big painting?
Two people asked whether it is for sale.
And?
I promised to sleep on it. I cannot sleep.
Keep it one more month. You will miss it otherwise.
You are right. Thank you.

Do you still need a bass player?
Desperately. Do you know one?
I am one. Twelve years in a wedding band.
Then you know every song there is.
Every song, and every way to ruin it.
Rehearsal is on Wednesday at seven. The room with the red door.
I will bring the small amp.

Happy birthday!!
You remembered! Thank you.
There is something behind your greenhouse.
Behind it? Let me look.
Careful, it is alive.
A goat?!
A very polite goat.
I love her. What is her name?
That is up to you.
Duchess.
She looks like a Duchess.

Did you see the storm over the canyon?
I was in it. My hat was not so lucky.
Where did it go?
East. If you see a grey hat, that is mine.
I will tell the pigeons.

I am thinking of giving up on the tower.
Which floor are you on?
Ninety-one. The bridge breaks every time.
Do you run or walk?
Run, of course.
Walk. It only breaks for runners.
You are joking.
Try it.
I am on ninety-two. I take it all back.

Are you awake?
Sadly, yes. You?
Night shift, break until three.
Tea at the terrace? It is morning there.
Perfect. Five minutes.
I will warm the pot.

Would you read something I wrote?
Always. What is it?
Two pages. A story about a lighthouse keeper.
Send it over.
It is in the library, inside the blue atlas.
You hid it in a library?
It felt right.
I read it twice. The ending is lovely, do not touch the ending.
And the beginning?
Start with the second paragraph.
Ouch. But yes.
The best advice always hurts a little.

We need a fourth for the quiz.
What topic are you weak at?
Geography. Terribly weak.
I teach geography.
Then you are hired.
What is the prize?
A neon pineapple.
I am in.

Thank you for helping with the paintings.
My pleasure. Are they still straight?
One is not. I have started to like it.
Leave it. It makes people tilt their heads.
They do! I watched them all evening.

What is the trick with the fog?
Three layers, different speeds.
I have three. It looks like wool.
Lower the middle one and give it a little of the sky’s colour.
Oh. Oh, that is it.
Show me? I am two spaces away.
Come in, mind the cables.
Beautiful. Now turn it down by half.
Always by half.
Always.

Is the market still on?
Until midnight. The soup is nearly gone.
Save me a bowl?
I can save you half a bowl and a story.
Deal. What story?
Why there is only half a bowl.

Your time on the rooftop course is ridiculous.
Ridiculously good or bad?
Good! How do you get past the water tower?
Left side, do not jump, slide.
Slide?! There is a slide?
Under the pipe. Hold crouch.
You have just ruined my weekend. I will be there all of it.
See you on the leaderboard.

I am nervous about tomorrow.
The first concert is the worst. The second is the best.
What if I lose my voice?
Then we hum, and everybody hums along.
You would hum?
I would hum loudly.
All right. See you at six for the sound check.
At six. Bring water.

Could you translate a sentence for me?
From Japanese?
Yes: 「席を取っておきました」.
“I have saved you a seat.” Your neighbour likes you.
That is kind. What is “thank you” again?
「ありがとうございます。楽しみにしています」. “Thank you, I look forward to it.”
You have saved me again.

Your coat has arrived in my shop window.
Already? How does it look?
Three people have asked who made it.
What did you tell them?
That you are shy and expensive.
Neither is true!
Then come and tell them yourself. Saturday?
Saturday. I will wear the matching hat.
There is a matching hat?!

Any plans for the long weekend?
Three days of doing nothing by the lagoon.
That sounds like a plan to me.
Join us. There are thirty hammocks.
Is there one without a drip?
Number twelve. I will put your name on it.

I finished the film!
The one about the two avatars?
Yes. Eleven minutes, and they still do not meet.
When can I see it?
Film club on Sunday, second in the programme.
I will bring tissues.
Bring enough for me.

Which of the two blues?
Show me both.
Left wall and right wall. Be honest.
The left one looks like Monday.
And the right one?
Like the evening before a holiday.
Right one it is.
`);
