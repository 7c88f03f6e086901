<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Limits how many dynamic pages the processes of the web server make at once. Other requests wait in
 * the order in which they came. After a while they are late, and get a place only if nobody in time
 * waits. Who finds none is refused.
 *
 * Places and doors are files, locked by who has them: the kernel gives them back when a process
 * ends, however it ends, and lets those who wait for one file come one after the other. Who waits
 * stands at the door; only the first one there looks for a place.
 */
final class Gate
{
    private const NANOS_PER_MILLI = 1_000_000;
    private const MILLIS_UNTIL_LATE = 1_500;
    private const LONGEST_WAIT_MILLIS = 5_000;

    /** How long the first one waits until it looks for a place again. */
    private const PAUSE_MICROS = 1_000;

    /** @var array<int, resource> the files of places that were looked at */
    private array $files = [];

    /** @var ?resource */
    private $place = null;

    /**
     * @param int $limit requests inside at once; 0: no limit
     * @param int $startNanos what hrtime said when the request came in
     */
    public function __construct(
        private readonly string $folder,
        private readonly int $limit,
        private readonly int $startNanos,
    ) {
    }

    /** Waits for a place; false if the request is refused. */
    public function enter(): bool
    {
        return $this->limit === 0 || $this->enterInTime() || $this->enterLate();
    }

    /** Gives the place to the next one. */
    public function leave(): void
    {
        if ($this->place !== null) {
            flock($this->place, LOCK_UN);
            $this->place = null;
        }
    }

    private function enterInTime(): bool
    {
        $door = $this->open('in-time');
        flock($door, LOCK_EX);
        $isIn = $this->waitedForPlace(self::MILLIS_UNTIL_LATE, static fn (): bool => true);
        fclose($door);
        return $isIn;
    }

    private function enterLate(): bool
    {
        $door = $this->open('late');
        $inTime = $this->open('in-time');
        flock($door, LOCK_EX);
        $isIn = $this->waitedForPlace(self::LONGEST_WAIT_MILLIS, static function () use ($inTime): bool {
            return flock($inTime, LOCK_EX | LOCK_NB) && flock($inTime, LOCK_UN);
        });
        fclose($door);
        return $isIn;
    }

    /** @param \Closure(): bool $isTurn whether the request may take a place now */
    private function waitedForPlace(int $untilMillis, \Closure $isTurn): bool
    {
        while (hrtime(true) - $this->startNanos < $untilMillis * self::NANOS_PER_MILLI) {
            if ($isTurn() && $this->tookPlace()) {
                return true;
            }
            usleep(self::PAUSE_MICROS);
        }
        return false;
    }

    /** Looks at all places, its own one first: each process has another one. */
    private function tookPlace(): bool
    {
        $first = (int) getmypid();
        for ($i = 0; $i < $this->limit; $i++) {
            $number = ($first + $i) % $this->limit;
            $file = $this->files[$number] ??= $this->open("place-$number");
            if (flock($file, LOCK_EX | LOCK_NB)) {
                $this->place = $file;
                return true;
            }
        }
        return false;
    }

    /** @return resource */
    private function open(string $name)
    {
        $file = fopen("$this->folder/$name", 'c');
        return $file !== false ? $file : throw new \RuntimeException("$this->folder/$name cannot be opened");
    }
}
