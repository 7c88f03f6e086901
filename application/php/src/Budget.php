<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * The time that a page has for all its waits together: at the gate, between tries, for connections
 * and statements.
 */
final readonly class Budget
{
    private const SECONDS = 10;
    private const NANOS_PER_SECOND = 1_000_000_000;

    /** @param int $startNanos what hrtime said when the request came in */
    public function __construct(private int $startNanos)
    {
    }

    /**
     * Lets a wait begin.
     *
     * @throws Unanswerable if the page has spent its budget
     */
    public function requireTime(): void
    {
        if (hrtime(true) - $this->startNanos >= self::SECONDS * self::NANOS_PER_SECOND) {
            throw new Unanswerable(Problem::refused());
        }
    }
}
