<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Parts of pages. Text from users is made safe for browsers, and for clients written for RUBiS
 * 1.4.3, which search the raw bytes of a page for "itemId=", "ERROR" and the like.
 */
final class Html
{
    /** HTML allows no control characters and no noncharacters. */
    private const NOT_ALLOWED = '/[\x{0}-\x{8}\x{B}\x{C}\x{E}-\x{1F}\x{7F}-\x{9F}\x{FDD0}-\x{FDEF}'
        . '\x{FFFE}\x{FFFF}\x{1FFFE}\x{1FFFF}\x{2FFFE}\x{2FFFF}\x{3FFFE}\x{3FFFF}\x{4FFFE}\x{4FFFF}'
        . '\x{5FFFE}\x{5FFFF}\x{6FFFE}\x{6FFFF}\x{7FFFE}\x{7FFFF}\x{8FFFE}\x{8FFFF}\x{9FFFE}\x{9FFFF}'
        . '\x{AFFFE}\x{AFFFF}\x{BFFFE}\x{BFFFF}\x{CFFFE}\x{CFFFF}\x{DFFFE}\x{DFFFF}\x{EFFFE}\x{EFFFF}'
        . '\x{FFFFE}\x{FFFFF}\x{10FFFE}\x{10FFFF}]/u';

    /** The two words that old clients take for an outcome lose their first letter. */
    private const REFERENCES = [
        "\r\n" => "\n",
        "\r" => "\n",
        '&' => '&#38;',
        '<' => '&#60;',
        '>' => '&#62;',
        '"' => '&#34;',
        "'" => '&#39;',
        '=' => '&#61;',
        'ERROR' => '&#69;RROR',
        'Sorry' => '&#83;orry',
    ];

    private const MINUTE = 60;
    private const HOUR = 60 * self::MINUTE;
    private const DAY = 24 * self::HOUR;

    /** What a user wrote. */
    public static function text(string $text): string
    {
        if (preg_match('/[^ -~\n\t\r]/', $text) === 1) {
            $text = (string) preg_replace(self::NOT_ALLOWED, "\u{FFFD}", $text);
        }
        return strtr($text, self::REFERENCES);
    }

    /** A value in the query of a link: every byte but letters, digits, - and _ as %xx. */
    public static function urlValue(string $text): string
    {
        return (string) preg_replace_callback(
            '/E(?=RROR)|S(?=orry)|[^A-Za-z0-9_-]/',
            static fn (array $byte): string => '%' . bin2hex($byte[0]),
            $text,
        );
    }

    /** An amount in cents with its currency, for example $12.50. */
    public static function price(int $cents): string
    {
        return '$' . Money::text($cents);
    }

    /** A moment of business time, to the minute. */
    public static function time(string $moment): string
    {
        return '<time>' . substr($moment, 0, 16) . '</time>';
    }

    /** A day. */
    public static function date(string $day): string
    {
        return "<time>$day</time>";
    }

    /** How long it is until a moment, in its two largest units; "ended" if past. */
    public static function timeLeft(string $now, string $end): string
    {
        $seconds = Clock::seconds($end) - Clock::seconds($now);
        return match (true) {
            $seconds <= 0 => 'ended',
            $seconds >= self::DAY =>
                intdiv($seconds, self::DAY) . ' d ' . intdiv($seconds % self::DAY, self::HOUR) . ' h',
            $seconds >= self::HOUR =>
                intdiv($seconds, self::HOUR) . ' h ' . intdiv($seconds % self::HOUR, self::MINUTE) . ' min',
            default => intdiv($seconds, self::MINUTE) . ' min ' . $seconds % self::MINUTE . ' s',
        };
    }

    /** A square image. Old clients find what to fetch by upper case and the full path. */
    public static function image(string $path, int $pixels): string
    {
        return self::picture($path, $pixels, $pixels);
    }

    /** An image that need not be square. */
    public static function picture(string $path, int $width, int $height): string
    {
        return "<IMG SRC=\"$path\" ALT=\"\" WIDTH=$width HEIGHT=$height>";
    }
}
