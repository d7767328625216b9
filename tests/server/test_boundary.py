"""Nobody sees what their seat may not see, nobody acts for another, and any input gets an answer."""

import asyncio
import json

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lascaux.server.headers import HEADERS
from tests.server.client import Server, open_table, post, running, sit


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("boundary") / "tables.db") as started:
        yield started


@pytest.fixture(scope="module")
def table(server):
    ticket = open_table(server, 2, public=True)
    other = post(server, f"{ticket['table']}/seats", name="Bo").json()
    post(server, f"{ticket['table']}/start", ticket["token"])
    return {"id": ticket["table"], "ana": ticket["token"], "bo": other["token"]}


def everything_sent(server: Server, table, token) -> str:
    async def listen():
        async with sit(server, table["id"], token) as sitting:
            return json.dumps(sitting.messages)

    return asyncio.run(listen())


def test_tokens_seeds_and_options_stay_where_they_belong(server, table):
    for token in ("", table["ana"], table["bo"]):
        sent = everything_sent(server, table, token)
        assert table["ana"] not in sent
        assert table["bo"] not in sent
        assert '"seed": ""' in sent
    views = [
        json.loads(everything_sent(server, table, token))[-1] for token in ("", table["ana"], table["bo"])
    ]
    assert sum(bool(position["options"]) for position in views if position["type"] == "position") <= 1
    info = httpx.get(f"{server.url}/api/tables/{table['id']}").text
    assert table["ana"] not in info
    assert httpx.get(f"{server.url}/api/tables/{table['id']}/record").status_code == 409


def test_whoever_watches_or_brings_a_wrong_token_can_do_nothing(server, table):
    async def meddle():
        async with sit(server, table["id"]) as watcher:
            refused = await watcher.act({"do": "take_pair", "pair": "outer"})
            assert refused["problem"]["code"] == "no-seat"
        async with sit(server, table["id"], "not-a-token") as stranger:
            assert stranger.messages[-1]["problem"]["code"] == "unknown-token"
            refused = await stranger_acts(stranger)
            assert refused["problem"]["code"] == "no-hello"

    asyncio.run(meddle())
    for path in ("start", "rematch"):
        assert post(server, f"{table['id']}/{path}", "not-a-token").status_code == 403
    assert httpx.delete(f"{server.url}/api/tables/{table['id']}/seats").status_code == 403


async def stranger_acts(stranger):
    await stranger.send(type="act", id="x", seen=0, action={"do": "discard"})
    return await stranger.until("refused", "done")


def test_the_other_seat_cannot_act_out_of_turn(server, table):
    async def meddle():
        async with sit(server, table["id"], table["ana"]) as ana, sit(server, table["id"], table["bo"]) as bo:
            idle = bo if ana.position["options"] else ana
            acting = ana if ana.position["options"] else bo
            action = acting.position["options"][0]["action"]
            refused = await idle.act(action)
            assert refused["problem"]["code"] == "not-your-turn"

    asyncio.run(meddle())


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
known = ["hello", "act", "why", "undo", "withdraw", "consent", "say", "hint"]
types = st.sampled_from([*known, "nonsense", "", None, 5])
fields = st.dictionaries(
    st.sampled_from(["type", "id", "seen", "ask", "action", "to", "yes", "text", "token"]),
    json_values,
    max_size=5,
)
relaxed = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


@relaxed
@given(st.lists(st.tuples(types, fields), min_size=1, max_size=6), st.booleans())
def test_every_message_is_answered_and_a_wrong_one_changes_nothing(server, table, messages, as_seat):
    async def send_all():
        async with sit(server, table["id"], table["ana"] if as_seat else "") as sitting:
            version = sitting.position["version"]
            for type_, content in messages:
                if content.get("yes") is True or (type_ == "act" and sitting.position["options"]):
                    continue
                await sitting.send(**{**content, "type": type_})
                await sitting.until("position", "refused", "done", "because", "said", "hinted")
            await sitting.send(type="hello", token="", seen=0)
            while (await sitting.until("position"))["you"] is not None:
                pass
            assert sitting.position["version"] >= version

    asyncio.run(send_all())


@pytest.mark.parametrize("raw", ["", "{", "[]", "null", '"act"', "[" * 5000, "{}" * 3000, "\ud800", "\x00"])
def test_raw_rubbish_is_answered(server, table, raw):
    async def send():
        async with sit(server, table["id"]) as sitting:
            await sitting.connection.send(raw.encode("utf-8", "surrogatepass"))
            refused = await sitting.until("refused")
            assert refused["problem"]["code"] in ("malformed", "too-large")

    asyncio.run(send())


def test_a_message_of_any_depth_is_answered(server, table):
    """Also one that can just be read, and is too deep for whoever would say what is wrong with it."""

    async def send():
        async with sit(server, table["id"], table["ana"]) as sitting:
            seen = sitting.position["version"]
            for depth in range(950, 1000):
                deep = "[" * depth + "]" * depth
                raw = f'{{"type":"act","id":"{depth}","seen":{seen},"action":{{"do":{deep}}}}}'
                await sitting.connection.send(raw)
                refused = await sitting.until("refused")
                assert refused["problem"]["code"] in ("malformed", "malformed-action", "not-your-turn")

    asyncio.run(send())


@pytest.mark.parametrize("body", [b"\xff", b'{"game": "\xff"}', b'{"game": "\\ud800"}', b"[" * 9000, b""])
def test_what_is_no_text_is_refused(server, body):
    for path in ("tables", "tables/none/seats", "tables/none/salt", "tables/none/bots"):
        answer = httpx.post(f"{server.url}/api/{path}", content=body)
        assert (answer.status_code in (400, 422), answer.json()["code"]) == (True, "malformed")


@relaxed
@given(st.sampled_from(["tables", "records"]), json_values)
def test_no_body_gives_a_500(server, path, content):
    answer = httpx.post(f"{server.url}/api/{path}", json=content)
    assert answer.status_code in (400, 404, 409, 422)
    assert answer.json()["code"]
    assert answer.json()["text"]


@relaxed
@given(st.text(min_size=1, max_size=20), st.sampled_from(["seats", "start", "bots", "rematch"]), json_values)
def test_no_address_gives_a_500(server, name, path, content):
    address = httpx.URL(server.url).copy_with(
        raw_path=f"/api/tables/{httpx.QueryParams({'t': name})}/{path}".encode()
    )
    assert httpx.post(address, json=content).status_code < 500
    assert httpx.get(address).status_code < 500


@pytest.mark.parametrize(
    ("wanted", "status", "said"),
    [
        ({"game": "chess"}, 404, "there is no game 'chess'"),
        ({"players": 7}, 422, "can't be played by 7"),
        ({"options": {"mode": "x"}}, 422, "option 'mode' can't be 'x'"),
        ({"bots": ["random", "random"]}, 409, "leave no seat for you"),
        ({"bots": ["genius"]}, 422, "$.bots[0]"),
        ({"person": {"name": ""}}, 422, "$.person.name"),
        ({"person": {"name": "a\nb"}}, 422, "printable"),
        ({"person": {"name": "x" * 25}}, 422, "at most 24 characters"),
        ({"surprise": 1}, 422, "surprise"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(server, wanted, status, said):
    good = {"game": "kingdomino-origins", "players": 2, "person": {"name": "Ana"}}
    answer = httpx.post(f"{server.url}/api/tables", json={**good, **wanted})
    assert answer.status_code == status
    assert said in answer.json()["text"]


def test_what_is_printed_on_components_is_told_as_data_and_in_words(server):
    printed = httpx.get(f"{server.url}/api/printed/endless-winter/1-table-sum").json()
    good = {"key": "ew-good-food", "facts": {"amount": 2}}
    assert printed["effects"]["food 2"] == {
        "gate": None,
        "tree": {"gain": {"what": "food", "amount": 2, "how": "any"}},
        "words": {"key": "ew-effect-gain", "facts": {"what": good}},
    }
    assert len(printed["words"]["card"]["hunter"]) == 4
    assert printed["cards"]["hunter"]["abilities"][0] in printed["effects"]
    for path in ("endless-winter/none", "stone-age/default", "chess/default"):
        assert httpx.get(f"{server.url}/api/printed/{path}").status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("POST", "/api/tables/a/b/c", 404, "not-found"),
        ("POST", "/api/health", 405, "no-method"),
        ("PUT", "/api/tables", 405, "no-method"),
        ("PATCH", "/api/tables/none/start", 405, "no-method"),
    ],
)
def test_an_address_or_a_way_of_asking_that_is_none_is_answered(server, method, path, status, code):
    answer = httpx.request(method, server.url + path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
    assert (status == 405) == ("allow" in answer.headers)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_every_answer_carries_the_headers_of_a_careful_server(server):
    for path in ("/", "/api/games", "/api/tables/none"):
        answer = httpx.get(server.url + path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value


@pytest.mark.parametrize("version", ["", "12"])
def test_a_handshake_that_is_wrong_is_answered(server, table, version):
    headers = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": version}
    answer = httpx.get(f"{server.url}/api/tables/{table['id']}/socket", headers=headers)
    assert answer.status_code == 400
    assert "WebSocket" in answer.text


def test_a_socket_that_leads_nowhere_is_refused(server):
    async def knock():
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(server.url.replace("http", "ws") + "/api/nowhere")
        assert refused.value.response.status_code == 403

    asyncio.run(knock())


def test_a_public_table_is_listed_until_it_starts(server):
    ticket = open_table(server, 2, public=True)
    listed = [info["table"] for info in httpx.get(f"{server.url}/api/tables").json()]
    assert ticket["table"] in listed
    post(server, f"{ticket['table']}/start", ticket["token"])
    listed = [info["table"] for info in httpx.get(f"{server.url}/api/tables").json()]
    assert ticket["table"] not in listed


@pytest.mark.parametrize("game", ["kingdomino-origins", "stone-age", "endless-winter"])
def test_all_that_lies_in_the_box_is_told_by_its_kind(server, game):
    kinds = httpx.get(f"{server.url}/api/components/{game}").json()
    assert len({kind["kind"] for kind in kinds}) == len(kinds) > 0
    for kind in kinds:
        assert kind["components"], kind["kind"]
        assert all(one["name"]["key"] for one in kind["components"])
        assert all(one["view"] for one in kind["components"])


def test_components_are_those_of_the_options(server):
    address = f"{server.url}/api/components/endless-winter"
    told = httpx.get(address).text
    assert httpx.get(f"{address}?edition=default").text == told
    assert httpx.get(f"{address}?starting_card_labor_halves=3").text != told
    for asked in (
        f"{address}?edition=nonsense",
        f"{address}?nonsense=yes",
        f"{server.url}/api/components/odd",
    ):
        problem = httpx.get(asked)
        assert 400 <= problem.status_code < 500, asked
        assert {"code", "text"} <= {what for what, said in problem.json().items() if said}, asked


def test_rules_come_in_the_language_or_in_english(server):
    address = f"{server.url}/api/rules/stone-age"
    english, czech = httpx.get(address).json(), httpx.get(f"{address}?language=cs").json()
    assert (english["language"], czech["language"]) == ("en", "cs")
    assert all("**SA-TOOL-01**" in told["text"] for told in (english, czech))
    assert english["text"] != czech["text"]
    for odd in ("xx", "../cs", "", "cs/..", "%00", "x" * 500):
        told = httpx.get(address, params={"language": odd}).json()
        assert (told["language"], told["lesson_language"]) == ("en", "en"), odd
        assert told["lesson"] == english["lesson"] != "", odd
