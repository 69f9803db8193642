"""One runner for several who ask, each with one question at a time.

shared = Shared(runner)
players, adviser = shared.share(), shared.share()     # each is asked and polled like a runner of its own

Nobody's question pushes another's out: they are thought about in the order in which they were asked.
"""

from __future__ import annotations

from yamatai.bots.questions import Answer, Asked
from yamatai.bots.worker import Runner


class Shared:
    """The runner, and who waits for it. It stays open for others when all shares are closed."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self._waiting: list[_Share] = []  # the first one's question is thought about

    def share(self) -> Runner:
        """A share of the runner."""
        return _Share(self)

    def line_up(self, share: _Share) -> None:
        """Let a question be thought about when those before it are done."""
        self._waiting.append(share)
        if len(self._waiting) == 1:
            self._begin()

    def leave(self, share: _Share) -> None:
        """Forget a question, in the midst of the thought too."""
        if share in self._waiting:
            thought_about = share is self._waiting[0]
            self._waiting.remove(share)
            if thought_about:
                self.runner.cancel()
                self._begin()

    def look(self) -> None:
        """Hand over what was thought out meanwhile."""
        answer = self.runner.poll() if self._waiting else None
        if answer is not None:
            self._waiting.pop(0).answer = answer
            self._begin()

    def _begin(self) -> None:
        if self._waiting:
            question = self._waiting[0].question
            assert question is not None
            self.runner.ask(question)


class _Share:
    """A `Runner` of which others have their shares too."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self.question: Asked | None = None
        self.answer: Answer | None = None

    def ask(self, question: Asked) -> None:
        self.cancel()
        self.question = question
        self._shared.line_up(self)

    def poll(self) -> Answer | None:
        if self.answer is None:
            self._shared.look()
        answer, self.answer = self.answer, None
        return answer

    def cancel(self) -> None:
        self._shared.leave(self)
        self.question = self.answer = None

    def notices(self) -> tuple[str, ...]:
        return self._shared.runner.notices()

    def close(self) -> None:
        self.cancel()
