<?php

declare(strict_types=1);

namespace Rubis\Site;

/** Lengths and ends of texts, in the UTF-16 units in which all implementations count characters. */
final class Text
{
    private const SPACE = '[\x09-\x0D\x1C-\x20\x{1680}\x{2000}-\x{2006}\x{2008}-\x{200A}'
        . '\x{2028}\x{2029}\x{205F}\x{3000}]';

    /** The text that bytes are, with U+FFFD for what is no UTF-8. */
    public static function ofBytes(string $bytes): string
    {
        return preg_match('//u', $bytes) === 1
            ? $bytes
            : (string) \UConverter::transcode($bytes, 'UTF-8', 'UTF-8');
    }

    /** The text without white space around it. */
    public static function strip(string $text): string
    {
        return preg_match('/^[!-~](?:.*[!-~])?$/Ds', $text) === 1
            ? $text
            : (string) preg_replace('/^' . self::SPACE . '+|' . self::SPACE . '+$/Du', '', $text);
    }

    /** Whether the text has more characters. A text has no more characters than bytes. */
    public static function isLonger(string $text, int $mostChars): bool
    {
        return strlen($text) > $mostChars
            && strlen((string) \UConverter::transcode($text, 'UTF-16LE', 'UTF-8')) > 2 * $mostChars;
    }

    /** The text, or its beginning. */
    public static function head(string $text, int $mostChars): string
    {
        if (!self::isLonger($text, $mostChars)) {
            return $text;
        }
        $units = (string) \UConverter::transcode($text, 'UTF-16LE', 'UTF-8');
        return (string) \UConverter::transcode(substr($units, 0, 2 * $mostChars), 'UTF-8', 'UTF-16LE');
    }
}
