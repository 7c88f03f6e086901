<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Logs failures, each kind at most once a minute, however many processes run into it: a site whose
 * database is gone would otherwise write megabytes of the same lines.
 */
final readonly class FailureLog
{
    private const QUIET_SECONDS = 60;

    /** @param string $folder where a file per kind says when it was logged last */
    public function __construct(private string $folder)
    {
    }

    /** An unexpected failure, with its stack. */
    public function unexpected(string $doing, \Throwable $failure): void
    {
        if ($this->isDue($doing . $failure->getFile() . $failure->getLine())) {
            error_log("ERROR $doing: $failure");
        }
    }

    /** A state that many requests run into, in one line. */
    public function state(string $state, \Throwable $failure): void
    {
        if ($this->isDue($state)) {
            error_log("WARN $state: " . ($failure->getPrevious() ?? $failure)->getMessage());
        }
    }

    private function isDue(string $kind): bool
    {
        $file = "$this->folder/failure-" . substr(hash('sha256', $kind), 0, 16);
        clearstatcache(true, $file);
        $last = is_file($file) ? (int) filemtime($file) : 0;
        return time() - $last >= self::QUIET_SECONDS && touch($file);
    }
}
