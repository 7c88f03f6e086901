<?php

declare(strict_types=1);

namespace Rubis\Site;

/** What the scripts of a site use to answer a request. */
final readonly class Site
{
    private const FIRST_PAUSE_MILLIS = 2;
    private const LONGEST_PAUSE_MILLIS = 64;
    private const BUDGET_NANOS = 5_000_000_000;
    private const MAX_TICKET_CHARS = 1000;

    public Clock $clock;
    public Tickets $tickets;

    /** @param Rejection $invalidTicket what a request breaks whose ticket is not valid */
    public function __construct(
        public Settings $settings,
        Rejection $invalidTicket,
        public Budget $budget,
        public Database $database,
    ) {
        $this->clock = new Clock($settings->clock);
        $this->tickets = new Tickets($settings, $this->clock, $invalidTicket);
    }

    /** The business time. */
    public function now(): string
    {
        return $this->clock->now();
    }

    /**
     * What a script reads from the database.
     *
     * @template T
     * @param \Closure(Database): T $work
     * @return T
     */
    public function read(\Closure $work): mixed
    {
        return $this->again(fn (): mixed => $this->database->read($work));
    }

    /**
     * Runs what a script changes in one transaction.
     *
     * @template T
     * @param \Closure(Database): T $work
     * @return T
     */
    public function change(\Closure $work): mixed
    {
        return $this->again(fn (): mixed => $this->database->transaction($work));
    }

    /**
     * Who writes: the user of the ticket. Without ticket, clients written for RUBiS 1.4.3 are
     * believed.
     *
     * @param string $userParameter where such clients say who writes
     * @return array{int, string} the user, and what makes the ticket unique; empty without ticket
     * @throws Rejected if there is no valid ticket and none may be missing
     */
    public function writer(
        Parameters $request,
        string $userParameter,
        int $purpose,
        int $item = 0,
        int $other = 0,
    ): array {
        if ($request->has('ticket')) {
            $ticket = $request->text('ticket', self::MAX_TICKET_CHARS);
            return $this->tickets->check($ticket, $purpose, $item, $other);
        }
        if ($this->settings->legacyClient) {
            return [$request->id($userParameter), ''];
        }
        throw $this->tickets->invalid();
    }

    /**
     * Calls again what lost against another transaction: a bounded number of times, after a short
     * random pause that doubles each time.
     *
     * @template T
     * @param \Closure(): T $call
     * @return T
     */
    private function again(\Closure $call): mixed
    {
        $startNanos = hrtime(true);
        $longestPause = self::FIRST_PAUSE_MILLIS;
        for ($retry = 0; $retry < $this->settings->conflictRetries; $retry++) {
            $this->budget->requireTime();
            try {
                return $call();
            } catch (Conflict $e) {
                if (hrtime(true) - $startNanos > self::BUDGET_NANOS) {
                    throw $e;
                }
                // The seed is the process's: those that lost against each other draw other pauses.
                mt_srand((int) getmypid() + $retry);
                usleep(1000 * mt_rand(1, $longestPause));
                $longestPause = min(2 * $longestPause, self::LONGEST_PAUSE_MILLIS);
            }
        }
        $this->budget->requireTime();
        return $call();
    }
}
