<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Reads the parameters of the request: those in the body of a POST, then those in the query. The
 * first value of a name counts. The site reads them itself, so that limits, precedence and errors
 * are those of all implementations.
 */
final class Request
{
    /** Largest body, in bytes. */
    public const MAX_BODY_BYTES = 128 * 1024;

    /** Most parameters of a request, unless its script allows more. */
    public const MAX_PARAMETERS = 50;

    private const LONGEST_NAME_SHOWN = 40;
    private const FORM = 'application/x-www-form-urlencoded';

    /**
     * The body of a POST that sends a form, read before the request waits for anything; else empty.
     *
     * @throws Unanswerable if it exceeds the limit or does not arrive
     */
    public static function body(): string
    {
        if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
            return '';
        }
        if (isset($_SERVER['HTTP_EXPECT'])) {
            throw new Unanswerable(Problem::expectationFailed());
        }
        $length = $_SERVER['CONTENT_LENGTH'] ?? null;
        if ((int) $length > self::MAX_BODY_BYTES) {
            throw new Unanswerable(Problem::tooLarge());
        }
        $body = (string) file_get_contents('php://input', length: self::MAX_BODY_BYTES + 1);
        if (strlen($body) > self::MAX_BODY_BYTES) {
            throw new Unanswerable(Problem::tooLarge());
        }
        if ($length !== null && strlen($body) < (int) $length) {
            throw new Unanswerable(Problem::incomplete());
        }
        $type = strtolower($_SERVER['CONTENT_TYPE'] ?? '');
        return str_starts_with($type, self::FORM) ? $body : '';
    }

    /**
     * The parameters of a body and of the query.
     *
     * @param int $most the most parameters that there may be
     * @return array<string, string>
     * @throws Unanswerable if there are too many
     * @throws BadParameter if an escape is malformed
     */
    public static function parameters(string $body, int $most): array
    {
        $parameters = [];
        $count = 0;
        foreach ([$body, $_SERVER['QUERY_STRING'] ?? ''] as $encoded) {
            foreach ($encoded === '' ? [] : explode('&', $encoded) as $pair) {
                if ($pair === '') {
                    continue;
                }
                if ($count++ === $most) {
                    throw new Unanswerable(Problem::tooManyParameters($most));
                }
                [$name, $value] = explode('=', $pair, 2) + [1 => ''];
                if (str_contains($pair, '%') && preg_match('/%(?![0-9A-Fa-f]{2})/', "$name=$value") === 1) {
                    throw new BadParameter(
                        Text::head(Text::ofBytes($name), self::LONGEST_NAME_SHOWN),
                        'escaped correctly: a % is followed by two hexadecimal digits',
                    );
                }
                $parameters[Text::ofBytes(urldecode($name))] ??= Text::ofBytes(urldecode($value));
            }
        }
        return $parameters;
    }
}
