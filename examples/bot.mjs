// A whole bot: joins a table and plays any legal move. Plain JavaScript for Node 22 or newer, without a package.
//
//   CAIS_TOKEN=… node examples/bot.mjs http://localhost:8080 TABLE [KEY]

const [base, table, key] = process.argv.slice(2);
const token = process.env.CAIS_TOKEN;
if (table === undefined || token === undefined) {
  console.error('Usage: CAIS_TOKEN=… node examples/bot.mjs ADDRESS TABLE [KEY]');
  process.exit(2);
}
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

const joined = await fetch(`${base}/api/tables/${table}/join`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ key }),
});
const answer = await joined.json();
// Somebody who sits there already goes on playing.
if (answer.error !== undefined && answer.error.code !== 'already-seated') {
  console.error(answer.error.message);
  process.exit(1);
}

/** The move that was sent and not acknowledged yet. After a break it is sent again: it counts once. */
let underWay;
/** The last event of the table, and how it stands. */
let seq = -1;
let stand;
let seat;

const connect = () => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers });
  const send = message => socket.send(JSON.stringify(message));
  const decide = () => {
    if (underWay !== undefined || !stand?.pending.includes(seat) || stand.legal.length === 0) return;
    const move = stand.legal[Math.floor(Math.random() * stand.legal.length)];
    underWay = { type: 'move', id: crypto.randomUUID(), table, version: stand.version, moves: [move] };
    send(underWay);
  };
  socket.onopen = () => {
    send({ type: 'watch', table, seen: seq, legal: true });
    if (underWay !== undefined) send(underWay);
  };
  socket.onclose = () => setTimeout(connect, 500 + Math.random() * 1000);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'table') {
      seq = message.seq;
      seat = message.viewer;
      stand = message.match;
    }
    if (message.type === 'event') {
      if (message.event.seq !== seq + 1) return send({ type: 'watch', table, seen: seq, legal: true });
      seq = message.event.seq;
      stand = message.match ?? stand;
    }
    if (message.type === 'ack' && message.id === underWay?.id) {
      underWay = undefined;
      // What it led to follows.
      return;
    }
    if (message.type === 'refused' && message.id === underWay?.id) {
      underWay = undefined;
      return send({ type: 'watch', table, seen: seq, legal: true });
    }
    if (message.info?.status === 'over') {
      console.log('The match is over.');
      process.exit(0);
    }
    decide();
  };
};
connect();
