<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * The time in which the site lives: moments are texts like "2002-11-04 09:00:00", as the database
 * has them, and can be compared as texts.
 */
final readonly class Clock
{
    /** The business time at which freshly restored data stands. */
    private const LOAD_EPOCH = '2002-11-04 09:00:00';

    /** @param string $setting system, fixed:2002-11-04T09:00 or since:2026-01-31T12:00:00Z */
    public function __construct(private string $setting)
    {
    }

    /** The business time, whole seconds. */
    public function now(): string
    {
        [$kind, $moment] = explode(':', $this->setting . ':', 2);
        return match ($kind) {
            'fixed' => str_replace('T', ' ', substr(rtrim($moment, ':') . ':00', 0, 19)),
            'since' => self::text(
                self::seconds(self::LOAD_EPOCH) + (int) floor(microtime(true) - self::instant(rtrim($moment, ':'))),
            ),
            default => self::text(time()),
        };
    }

    /** A moment of so many days later, or earlier. */
    public static function plusDays(string $moment, int $days): string
    {
        return self::plusSeconds($moment, 24 * 60 * 60 * $days);
    }

    /** A moment of so many seconds later, or earlier. */
    public static function plusSeconds(string $moment, int $seconds): string
    {
        return self::text(self::seconds($moment) + $seconds);
    }

    /** Seconds since 1970 without a time zone. */
    public static function seconds(string $moment): int
    {
        sscanf($moment, '%d-%d-%d %d:%d:%d', $year, $month, $day, $hour, $minute, $second);
        return (int) gmmktime($hour, $minute, $second, $month, $day, $year);
    }

    private static function text(int $seconds): string
    {
        return gmdate('Y-m-d H:i:s', $seconds);
    }

    private static function instant(string $text): float
    {
        return (float) (new \DateTimeImmutable($text))->format('U.u');
    }
}
