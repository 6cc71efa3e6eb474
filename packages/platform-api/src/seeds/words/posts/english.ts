import { postsFrom } from './post-lines.ts';

export const POSTS = postsFrom(`
Finished the lighting in my new space at 3 a.m. Worth every minute. Come and tell me what you think! | atelier | The corner by the stairs is perfect. Do not touch it again. | Went in for a minute, stayed for an hour.
Met someone in the Lobby today who has been here since day one. The stories! | lobby | Please write them down before they are lost. | I bet I know who that was.
Does anyone else just sit by the lagoon and listen? Best part of my day. | lagoon | Third hammock from the left, every evening. | I thought I was the only one.
New personal best on the rooftop course: 1:42. Please beat it so that I have a reason to go back. | rooftop | 1:44. So close that it hurts. | Which line do you take after the water tower?
Looking for two people to help me hang paintings this weekend. Payment in virtual cake. | gallery | I have a spirit level and strong opinions. Count me in.
Our little meetup had forty people yesterday. Forty! Thank you all for coming. | plaza | It was my first one and I felt welcome within a minute. | Same time next week?
I redesigned my avatar’s jacket for the fifth time and finally like it. | avenue | The collar! Finally the right collar! | Will you sell the pattern?
Pro tip: the observatory opens its roof when the timer hits zero. Be there early. | observatory | Got there at minus five and still had to stand.
First morning here with coffee instead of after work. Completely different place. #morning | terrace | Mornings belong to the gardeners and the Australians.
I counted: 61 steps to the lighthouse lamp, and a cat on the 44th. | lighthouse | The cat is called Fresnel. Be polite to her. | This is the content I came for.
Question for builders: how do you make rain look like it hits the ground? | workshop | Small rings on the floor, random delay, very low opacity. | Sound first. The eye believes the ear.
We sang happy birthday in five languages. None of them well. | lounge | The Finnish verse will stay with me. | Best birthday in years. Thank you, all of you.
Lost my hat somewhere between the bazaar and the station. Grey, sentimental value. | station | There is a grey hat on the lost property shelf, platform two.
Today I learned that you can hear the harbour bell from the canyon if the wind is right. | canyon
Moved the piano closer to the window. The room is a different room now. | lounge | That is how it starts. Next you will move the window.
My daughter drew our space on paper. Her version is better. | garden | Build hers. Please build hers. | Frame it at the entrance!
Week two of learning to script. My door opens. It also never closes. Progress. | laboratory | An open door is just a friendly wall. | Check whether you listen to the event twice.
The fog at five this morning. No filter, no edit. #photo | valley | This could be an album cover. | Where exactly were you standing?
Unpopular opinion: small spaces are better than big ones. | cafe | Popular with me. | Small spaces, tall ceilings.
I have been a guest here for a year today. Time to build something of my own, I suppose. | plaza | Welcome to the sleepless side! | Start with one room. One.
Anyone up for chess on the plaza at lunch? I lose gracefully. | plaza | You lose loudly, but yes.
Swapped all straight walls for slightly crooked ones and suddenly the village looks lived in. | avenue | Crooked by how much? Asking for my own village.
Someone left a jar of fireflies at my entrance. Thank you, kind stranger. | garden | Not telling. You are welcome.
Rehearsal went badly, which is supposed to be a good sign. | theatre | Bad rehearsal, good show. It is physics. | I will be in row three with flowers.
Finally understood why my reflections were upside down. I was underwater. | lagoon | I laughed so hard that my own reflection left.
Recommend me a quiet place to read, no music, not a library. | library | The waiting room of the old station. Trust me. | Any sanctuary on a Tuesday.
Made soup. Took my avatar to the night market so that I could pretend it was from there. | market | What kind? This matters. | The commitment!
The second movement of the sea is slower than the first. I have been staring at water again. | harbor
Two strangers danced at our silent disco for an hour on different channels. Neither noticed. | rooftop | I was one of them and I had no idea until now.
Got my first commission: three coats for a family of foxes. | atelier | Please, please post the smallest coat. | Congratulations! Do the foxes have pockets?
Today’s lesson: label your layers. Yesterday’s lesson: label your layers. | workshop | Layer 14 copy copy final would like to object.
If you see a lighthouse keeper in a yellow coat, wave. He waves back only if you wave twice. | lighthouse
Skipped a meeting to watch the meteor shower. No regrets. #stars | observatory | Sent my whole team there. We call it a workshop now.
I put a bench in the middle of nowhere and people keep sitting on it. | valley | It is the best bench in the whole valley. | Add a second one, facing the other way.
The maze beat me again. Forty minutes, three dead ends, one very smug frog. | maze | Left, left, right at the frog. You did not hear it from me.
Trying out night mode for the garden. Should the lanterns be warm or white? | pond | Warm. Always warm. | White near the water, warm on the path.
My grandfather visited my space on his tablet and asked where he could plant tomatoes. So now there are tomatoes. | garden | Protect this man. | Tell him the tomatoes look great from here.
Small victory: four people stayed until the end of my first film night. | theatre | The ending was worth it. Same time next month?
Please explain how the skyline gets that green just before sunrise. | skyline | It is the copper roofs. Stand on the crane and look east.
Forgot my headset, came in by phone, joined the race and won. I am done with headsets. | race | We let you win. (We did not.)
Cleaning my inventory. Who needs eleven umbrellas? | bazaar | I need exactly eleven umbrellas. It is for art. | One, please, if there is a red one.
A whole orchestra of beginners just played one chord in tune. Goosebumps. | concert | Second triangle here. We are still shaking.
Does a virtual café need chairs? Serious question, my students disagree. | cafe | People stand differently near chairs. Keep them. | Chairs are for bags.
Thank you to the person who stayed after the party to help me find the floor. It was under the confetti. | rooftop
Trains in the valley are on time again! I fixed the clock, not the trains. | station | That is how real railways do it, too.
Ten days of drawing one door a day. Number seven is my favourite and it leads nowhere. | gallery | I would live behind number three. | Prints? Please promise prints.
I asked for honest feedback and got it. Redoing the staircase. | workshop | It was a good staircase. It just went nowhere.
Quiet evening at the sanctuary. A deer looked at me like I owed it money. | sanctuary | Everybody owes that deer money.
Who else is awake? The plaza is empty and beautiful. | plaza | Night shift waves back. | On my way with tea.
Taught my first class of six. Two of them are now better than me. | academy | A good teacher’s problem!
My museum of lost buttons has passed one hundred buttons. | museum | I have a blue one with an anchor for you. | The label on number 57 made me cry.
Rain sounds recorded under a tin roof in Lisbon are now playing in my lounge. | lounge | Fell asleep on your sofa. Sorry, and thank you.
New rule at our workshop: “it is broken” is only allowed if you bring biscuits. | workshop
The canyon echo repeats seven times at noon and six times at midnight. I checked. Twice. | canyon | Science! | What did you shout, though?
Bought a house made of paper and a storm is coming. Wish me luck. | atelier | Fold it into a boat. Problem solved.
Portraits of Lobby visitors, numbers 40 to 52. Thank you for sitting still! | gallery | Number 48 is my husband and he has never looked so awake.
Reminder that the tower has a lift. I climbed ninety floors before I saw the sign. | tower | The regulars never use the lift. It is a matter of pride.
Speaking only Japanese for a whole evening: terrifying, wonderful, very tired. | cafe | You did so well! Your joke about the umbrella landed. | すごく上手でした。またぜひ。
The harbour at low tide shows the old mosaic. Most people never see it. | harbor | I have been here two years and never knew.
Made a playlist of every song that was requested last Friday. It makes no sense and I love it. | concert | From polka to ambient in eleven minutes. Bold.
If you like puzzles with mirrors, there is a room on the third floor I would love you to test. | puzzle | Solved it, I think? The door wished me a nice day. | Stuck at the second beam. Do not help me.
Counting swifts over the plaza: twenty-three. A person coded twenty-three swifts. | plaza | It was me. There is a twenty-fourth.
I have started to write “see you by the fountain” in real life. | plaza | My colleagues now meet at the printer “by the fountain”.
Moss. That is the post. | sanctuary | Moss. | More moss.
The view from the last platform, two minutes before the storm. #photo | lookout | Those clouds! Did you wait long?
Our team lost the quiz by one point because I had Canberra, then changed my mind. | lounge | It is always Canberra. | We forgive you. In time.
How do people choose colours? I have been between two blues for three days. | atelier | Take the third blue. | The one you would wear.
Rebuilt the ferry. It now leaves on time and arrives when it feels like it. | harbor | As a ferry should.
First snow in our village today. We did not plan it, I pushed the wrong slider. | avenue | Keep it until Sunday, the children are building something.
Looking for a bass player who likes slow songs and short rehearsals. | concert | Slow songs yes. Define short.
I have visited every library in here. Ask me anything. | library | Which one has the best ladder? | And the worst chairs?
Karaoke until two. My voice left before I did. | lounge | Your last ballad is still echoing in the stairwell.
Someone carved our initials into a bench that I made this morning. I have never been so flattered. | garden
A pigeon followed me through four spaces. I call him Gerald now. | plaza | Gerald has been seen near the bakery. | All hail Gerald.
Made a window that shows the weather outside my real window. It is raining twice. | rooftop | How did you connect it? I want sun from home in mine.
Third place again! I am the best third place this track has ever seen. | drift | Consistent. Dependable. Bronze.
The theatre got new curtains and everybody keeps opening and closing them. | theatre | I did it six times. Sorry.
Asked twelve people for their favourite sound here. Nine voted for the station clock. | station | The other three are wrong.
Garden update: the pond has a frog. I did not add a frog. | pond | The frog adds you. | Please name it after me.
Slept badly, flew over the canyon at dawn, feel human again. | canyon | Better than coffee, and I own a café.
The free seats at the back are the best seats. Do not tell the people in front. | theatre
We built a town square in one weekend: eight people, two arguments, one fountain. | plaza | I was right about the fountain. | The second argument was the better one.
Sketches from the train. The lady with three hats let me draw her. | station | Three hats! Stylish.
Today a visitor told me my space smells like oranges. There are no smells here. There are no oranges here. I am so happy. | terrace | I smelled them, too. | That is the best review possible.
My shop sold its first lamp. To my mother, but still. | bazaar | Mothers are discerning customers. | I want one as well. Does it come in green?
Learning to juggle in zero gravity is either cheating or impossible, I cannot decide. | laboratory
Be honest: how many half-built spaces do you have? I have nine. | workshop | Fourteen, and a staircase. | Define half.
Played hide and seek with people from six time zones. Two are still hidden. | labyrinth | I am one of them. Send snacks.
Watched the lanterns go up with my brother, who lives nine hours away. We both got quiet. | pond | This is why I am here.
My code works and I do not know why. Deploying before it changes its mind. | laboratory | The only correct decision. | See you at the repair café on Sunday.
Open studio tonight. The kettle is on, the floor is dry, the cat is optional. | atelier | Bringing ginger biscuits and a failed still life.
Ninety-nine floors. I stopped at ninety-nine on purpose. Leave something for tomorrow. | tower
Hello everybody! Just arrived from a friend’s link and have already been given a hat. | lobby | Welcome! The hat suits you. | Do try the lagoon at sunset.
Can we talk about how good the shadows under the bridge are at four o’clock? | pond | I scheduled a photo walk around exactly this.
I write letters and hide them in the library. Three have been answered so far. | library | So it was you! Look inside the atlas.
The bakery in our street opens at six, server time. The bread is not real but the queue is. | avenue | Best queue in town. I met my flatmate in it.
Tiny update: doors now creak. Big update: every door creaks differently. | workshop | The cellar door deserves an award.
My knees hurt from a virtual hike. Explain that, doctor. | valley | You leaned into every turn. We all saw it.
I moved to a new city and know two people. Here I know sixty. Funny old life. | terrace | Sixty-one. | Coffee on the terrace tomorrow?
The finals were close: 0.03 seconds. I have watched the replay until my eyes gave up. | stadium | It was your left elbow. | Rematch on Saturday, no excuses.
Tomorrow I open the doors of what I have built since March. My hands are shaking. | gallery | We will be there when they open. | Breathe. It is beautiful already.
`);
