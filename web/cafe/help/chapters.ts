// The rules of Café in short, for the help. Every id of docs/rules/cafe.md has its place here.

import type { Chapter, HelpRule } from '../../table/gameTable.ts';
import {
  AreaPicture,
  CubesPicture,
  CupPicture,
  ExpressoPicture,
  RatingsPicture,
  ShopsPicture,
  WarehousePicture,
  WayPicture,
} from './pictures.tsx';

const rule = (id: string, en: string, pt: string, mark?: HelpRule['mark']): HelpRule => ({
  id,
  text: { en, pt },
  ...(mark === undefined ? {} : { mark }),
});

export const chapters: readonly Chapter[] = [
  {
    title: { en: 'What you play with', pt: 'Com que se joga' },
    picture: CubesPicture,
    rules: [
      rule(
        'C-CMP-1',
        'There are 35 cubes of each colour. What lies nowhere else is the supply.',
        'Há 35 cubos de cada cor. O que não está em mais lado nenhum é a reserva.',
      ),
      rule(
        'C-CMP-1',
        'A colour that has run out is not produced until some comes back; what is left fills squares in reading order, Plus squares last.',
        'Uma cor que se esgotou não se produz até voltar alguma; o que resta enche as casas por ordem de leitura, as Plus por último.',
        'ruling',
      ),
      rule(
        'C-CMP-2',
        '48 plan cards, all different, and 4 initial cards; each has two rows of three squares. Eight plan cards bear a ★.',
        '48 cartas de plano, todas diferentes, e 4 cartas iniciais; cada uma tem duas filas de três casas. Oito cartas de plano têm ★.',
      ),
      rule(
        'C-CMP-3',
        'A square is a bean of a colour, a drying rack, a roaster, a coffee shop (of one square or two), a cup, a ship, or pavement.',
        'Uma casa é um grão de uma cor, um secadouro, um torrador, um café (de uma casa ou duas), uma chávena, um navio ou calçada.',
      ),
      rule(
        'C-CMP-4',
        'On every cell of your area only the square of the topmost card counts.',
        'Em cada célula da sua área só conta a casa da carta de cima.',
      ),
    ],
  },
  {
    title: { en: 'Set-up', pt: 'Preparação' },
    rules: [
      rule(
        'C-SET-1',
        'With four players all 48 cards are in the deck; with three not those with ★; with two also 8 others are out, alone 16. So each round turns up two cards more than there are players, and the deck comes out even.',
        'Com quatro jogadores entram as 48 cartas; com três saem as que têm ★; com dois saem mais 8, a solo mais 16. Assim, cada ronda mostra mais duas cartas do que jogadores, e o baralho acaba certo.',
      ),
      rule(
        'C-SET-1',
        'Cards are drawn by chance when they are turned up; what never came is what stayed in the box.',
        'As cartas sorteiam-se quando se viram; as que nunca vieram são as que ficaram na caixa.',
        'ruling',
      ),
      rule(
        'C-SET-2',
        'Everybody has a company with its initial card, and one cube of each colour in the warehouse. Chance says who is master first.',
        'Cada um tem uma firma com a sua carta inicial e um cubo de cada cor no armazém. O acaso diz quem começa como mestre.',
      ),
    ],
  },
  {
    title: { en: 'The draft', pt: 'A escolha de cartas' },
    picture: CupPicture,
    rules: [
      rule(
        'C-DRF-1',
        'The market shows 3 cards. From the left of the master, who comes last, everybody takes one and lays it at once. The market is filled up after each pick but the last.',
        'O mercado mostra 3 cartas. A começar à esquerda do mestre, que é o último, cada um fica com uma e coloca-a logo. O mercado volta a encher-se depois de cada escolha, menos da última.',
      ),
      rule(
        'C-DRF-2',
        'A card with a cup costs one cube of your warehouse, of any colour. Other cards are free, and with two ships in sight all are.',
        'Uma carta com chávena custa um cubo do seu armazém, de qualquer cor. As outras são grátis, e com dois navios à vista são-no todas.',
      ),
      rule(
        'C-DRF-3',
        'Whoever can pay for a card must take one.',
        'Quem puder pagar uma carta tem de ficar com uma.',
      ),
      rule(
        'C-DRF-3',
        'Whoever can pay for none discards one of the market and lays nothing.',
        'Quem não puder pagar nenhuma descarta uma do mercado e não coloca nada.',
        'ruling',
      ),
    ],
  },
  {
    title: { en: 'Laying a card', pt: 'Colocar uma carta' },
    picture: AreaPicture,
    rules: [
      rule(
        'C-PLC-1',
        'Turn it as you like and lay it on top, so that it covers at least 2 and at most 4 cells of your area.',
        'Rode-a à vontade e ponha-a por cima, de modo a cobrir pelo menos 2 e no máximo 4 células da sua área.',
      ),
      rule(
        'C-PLC-2',
        'At least one cup must be in sight afterwards.',
        'Depois tem de ficar à vista pelo menos uma chávena.',
      ),
      rule(
        'C-PLC-3',
        'Cubes under it go back to the supply. A shop of two squares that loses one is closed for good: it takes nothing and scores nothing.',
        'Os cubos debaixo dela voltam à reserva. Um café de duas casas que perca uma fecha de vez: não recebe nada nem pontua.',
      ),
    ],
  },
  {
    title: { en: 'Actions', pt: 'Ações' },
    picture: WayPicture,
    rules: [
      rule(
        'C-ACT-1',
        'You have an action for each cup in sight, at least 1 and at most 8, in any order and mix. All players act at the same time. What is not spent is lost.',
        'Tem uma ação por chávena à vista, no mínimo 1 e no máximo 8, por qualquer ordem. Todos agem ao mesmo tempo. O que não se gasta perde-se.',
      ),
      rule(
        'C-ACT-2',
        'Clearing a square of its cubes is free, at any time.',
        'Limpar os cubos de uma casa é grátis, a qualquer altura.',
      ),
      rule(
        'C-ACT-2',
        'Between two actions, and not a shop: cubes in shops stay.',
        'Entre duas ações, e nunca um café: os cubos nos cafés ficam lá.',
        'ruling',
      ),
      rule(
        'C-ACT-3',
        'A group is all that is joined side by side, never corner to corner, whether cubes lie on it or not.',
        'Um grupo é tudo o que está unido lado a lado, nunca em diagonal, com cubos ou sem eles.',
      ),
      rule(
        'C-PRO-1',
        'Produce: every empty square of a group of beans gets a cube of its colour. Manual: the group is of one colour. Table: of any colours.',
        'Produzir: cada casa vazia de um grupo de grão recebe um cubo da sua cor. Manual: o grupo é de uma só cor. Mesa: de quaisquer cores.',
      ),
      rule(
        'C-DRY-1',
        'Dry, by the manual: each empty rack of a group takes one cube from any bean square. No square but a shop holds more than one.',
        'Secar, pelo manual: cada secadouro vazio de um grupo recebe um cubo de qualquer casa de grão. Só os cafés levam mais de um.',
      ),
      rule(
        'C-DRY-2',
        'Dry, at the table: each empty rack of a group takes any number of cubes of one colour. Roasters do the same.',
        'Secar, à mesa: cada secadouro vazio de um grupo recebe quantos cubos se quiser, de uma cor. Os torradores também.',
      ),
      rule(
        'C-ROA-1',
        'Roast: the same from racks to a group of roasters.',
        'Torrar: o mesmo, dos secadouros para um grupo de torradores.',
      ),
      rule(
        'C-ROA-1',
        'An action that moves no cube is not made. In the log cubes move in reading order; here you may carry them in any.',
        'Uma ação que não leva nenhum cubo não se faz. No registo os cubos seguem a ordem de leitura; aqui pode levá-los por qualquer ordem.',
        'ruling',
      ),
      rule(
        'C-ROA-2',
        'Manual: every red cube on a ★ roaster costs one action more. Table: it does not.',
        'Manual: cada cubo vermelho num torrador ★ custa mais uma ação. Mesa: não custa.',
      ),
      rule(
        'C-DEL-1',
        'Deliver: empty any roasters, wherever they lie. Each cube goes to a shop in full sight that wants its colour, or to your warehouse. A roaster that is emptied is emptied altogether.',
        'Entregar: esvazie os torradores que quiser, estejam onde estiverem. Cada cubo vai para um café todo à vista que queira a sua cor, ou para o seu armazém. Um torrador que se esvazia, esvazia-se todo.',
      ),
      rule(
        'C-DEL-2',
        'A shop takes no more than it wants. What is in a shop or the warehouse stays; warehouse cubes only pay for cards and bids.',
        'Um café não recebe mais do que quer. O que está num café ou no armazém fica lá; os cubos do armazém só pagam cartas e licitações.',
      ),
    ],
  },
  {
    title: { en: 'End and points', pt: 'Fim e pontos' },
    picture: ShopsPicture,
    rules: [
      rule(
        'C-END-1',
        'After round 8 a shop scores its value if all of it is in sight and it has all it wants; else nothing.',
        'Depois da ronda 8, um café vale os seus pontos se estiver todo à vista e tiver tudo o que quer; senão, nada.',
      ),
      rule(
        'C-END-3',
        'Among equals more cubes on roasters win, then more on racks; else the place is shared.',
        'Em caso de empate ganha quem tiver mais cubos nos torradores, depois nos secadouros; senão, partilha-se o lugar.',
      ),
    ],
  },
  {
    title: { en: 'The warehouse', pt: 'O armazém' },
    picture: WarehousePicture,
    rules: [
      rule(
        'C-END-2',
        'The two scarcest colours score: 2 points for each cube of the scarcest, 1 for each of the second. A missing colour counts as 0. So 3, 1, 2, 5 give 2 × 1 + 2 = 4.',
        'Contam as duas cores mais escassas: 2 pontos por cubo da mais escassa, 1 por cubo da segunda. Uma cor em falta conta 0. Assim, 3, 1, 2, 5 dão 2 × 1 + 2 = 4.',
      ),
    ],
  },
  {
    title: { en: 'Alone', pt: 'A solo' },
    picture: RatingsPicture,
    rules: [
      rule(
        'C-SOL-1',
        'Every round keep one card of three (of four with Expresso). Your points are rated by five names.',
        'Em cada ronda fique com uma carta de três (de quatro com Expresso). Os pontos levam um de cinco nomes.',
      ),
      rule(
        'C-SOL-1',
        'The limits come from what our bots reach.',
        'Os limites vêm do que os nossos robôs alcançam.',
        'reconstructed',
      ),
    ],
  },
  {
    title: { en: 'Bidding for the draft', pt: 'Leilão da vez' },
    rules: [
      rule(
        'C-ADV-1',
        'Before the draft everybody secretly lays any number of warehouse cubes. All are shown together and all are paid. Who laid more picks earlier; among equals the usual order decides.',
        'Antes da escolha, cada um põe em segredo quantos cubos do armazém quiser. Mostram-se todos juntos e todos se pagam. Quem pôs mais escolhe mais cedo; entre iguais decide a ordem habitual.',
        'reconstructed',
      ),
    ],
  },
  {
    title: { en: 'Expresso', pt: 'Expresso' },
    picture: ExpressoPicture,
    rules: [
      rule(
        'C-EXP-1',
        'Eight cards join the deck, two with each of four squares, and the market shows 4 cards.',
        'Oito cartas juntam-se ao baralho, duas com cada uma de quatro casas, e o mercado mostra 4 cartas.',
        'reconstructed',
      ),
      rule(
        'C-EXP-2',
        'Expresso: counts as a cup for actions and as the cup that must stay in sight, but its card costs nothing for it.',
        'Expresso: conta como chávena para as ações e como a chávena que tem de ficar à vista, mas não faz a carta custar.',
        'reconstructed',
      ),
      rule(
        'C-EXP-3',
        'Lote: filled by drying, in groups of racks, but delivered from like a roaster. Nothing is roasted from it; in a tie it counts as a rack.',
        'Lote: enche-se secando, em grupos de secadouros, mas entrega-se dela como de um torrador. Nada se torra dela; num empate conta como secadouro.',
        'reconstructed',
      ),
      rule(
        'C-EXP-4',
        'Nata: at the end, 2 points for each scoring shop side by side with it.',
        'Nata: no fim, 2 pontos por cada café que pontue mesmo ao lado.',
        'reconstructed',
      ),
      rule(
        'C-EXP-5',
        'Plus: a bean square of any colour, which joins the groups beside it. By the manual it takes the colour of the group that is produced; at the table you name its colour.',
        'Plus: uma casa de grão de qualquer cor, que se junta aos grupos ao lado. Pelo manual leva a cor do grupo que se produz; à mesa diz-se a cor.',
        'reconstructed',
      ),
    ],
  },
];
