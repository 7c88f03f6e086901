<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Answers a request for a script: it turns parameters into a call of the script's code, and the
 * answer into a page. What goes wrong on the way becomes a page as well, here and only here.
 */
final readonly class Interaction
{
    private const RETRY_AFTER_SECONDS = 1;

    private int $startNanos;
    private Settings $settings;
    private Site $site;

    /** @param string $script its name in messages */
    public function __construct(
        private string $script,
        private Layout $layout,
        Rejection $invalidTicket,
    ) {
        $this->startNanos = hrtime(true) - 1000 * self::microsBefore();
        $this->settings = new Settings(require dirname(__DIR__, 2) . '/settings.php');
        $budget = new Budget($this->startNanos);
        $database = new Database($this->settings, $budget);
        register_shutdown_function($database->rollBack(...));
        $this->site = new Site($this->settings, $invalidTicket, $budget, $database);
    }

    /**
     * Answers.
     *
     * @param \Closure(Site, Parameters): Page $answer makes the page
     * @param bool $isWrite whether the script writes to the database
     * @param ?\Closure(Parameters): FormFields $form the form that sent the request, to be shown
     *     again if one of its fields is why the request is rejected
     * @param ?Field $longText the field of its form where people write at length
     * @param \Closure(string): ?Field $field the field that is sent as a parameter
     * @param \Closure(Parameters): string $next a link to where to go on after a broken rule
     * @param int $mostParameters the most parameters of a request
     */
    public function answer(
        \Closure $answer,
        bool $isWrite,
        ?\Closure $form,
        ?Field $longText,
        \Closure $field,
        \Closure $next,
        int $mostParameters = Request::MAX_PARAMETERS,
    ): void {
        $method = $_SERVER['REQUEST_METHOD'];
        $isAllowed = $method === 'POST'
            || $method === 'GET' && (!$isWrite || $this->settings->legacyClient)
            || $method === 'HEAD' && !$isWrite;
        if (!$isAllowed) {
            header('Allow: ' . ($isWrite ? 'POST' : 'GET, HEAD, POST'));
            $this->send($this->made(Problem::methodNotAllowed($isWrite)->page()));
            return;
        }
        try {
            $body = Request::body();
        } catch (Unanswerable $e) {
            $this->send($this->made($e->problem->page()));
            return;
        }
        $gate = new Gate($this->settings->folder, $this->settings->requestLimit, $this->startNanos);
        if (!$gate->enter()) {
            $this->send($this->made(Problem::refused()->page()));
            return;
        }
        $this->burn();
        $page = $this->made($this->page($body, $mostParameters, $answer, $form, $longText, $field, $next));
        $gate->leave();
        $this->send($page);
    }

    /** Answers what no script and no file answers, and what the web server refuses. */
    public function refuse(): void
    {
        $status = (int) ($_SERVER['REDIRECT_STATUS'] ?? 404);
        if (explode('?', $_SERVER['REQUEST_URI'], 2)[0] === $this->layout->root) {
            header("Location: {$this->layout->root}/", true, 302);
            return;
        }
        if ($status === 405) {
            header('Allow: GET, HEAD');
        }
        $problem = match (true) {
            $status === 404, $status === 200 => Problem::noSuchPage(),
            $status === 405, $status === 501 => Problem::methodNotAllowed(false),
            $status === 413 => Problem::tooLarge(),
            $status === 417 => Problem::expectationFailed(),
            default => Problem::malformed($status),
        };
        $this->send($this->made($problem->page()));
    }

    private function page(
        string $body,
        int $mostParameters,
        \Closure $answer,
        ?\Closure $form,
        ?Field $longText,
        \Closure $field,
        \Closure $next,
    ): Page {
        try {
            $request = new Parameters(Request::parameters($body, $mostParameters), $this->settings->legacyClient);
        } catch (BadParameter $e) {
            return Problem::badParameter($e)->page();
        } catch (Unanswerable $e) {
            return $e->problem->page();
        }
        try {
            return $answer($this->site, $request);
        } catch (Rejected $e) {
            $problem = Problem::rejected($e->rejection, $next($request));
            return $this->again($request, $problem, $form, $longText, $e->rejection->fields(), $e->getMessage());
        } catch (BadParameter $e) {
            $wrong = $field($e->name);
            $message = $wrong === null ? '' : $wrong->label() . " must be $e->expectation.";
            $problem = Problem::badParameter($e);
            return $this->again($request, $problem, $form, $longText, $wrong === null ? [] : [$wrong], $message);
        } catch (Conflict) {
            return Problem::refused()->page();
        } catch (Unanswerable $e) {
            if ($e->problem == Problem::unavailable()) {
                $this->log()->state('Pages are unavailable: the database does not answer', $e);
            }
            return $e->problem->page();
        } catch (\Throwable $e) {
            $this->log()->unexpected("Answering $this->script failed", $e);
            return Problem::failed()->page();
        }
    }

    /**
     * The form that comes back, if one of its fields is wrong; old clients would take its fields
     * for the next step.
     *
     * @param list<Field> $wrong
     */
    private function again(
        Parameters $request,
        Problem $problem,
        ?\Closure $form,
        ?Field $longText,
        array $wrong,
        string $message,
    ): Page {
        if ($this->settings->legacyClient) {
            return $problem->page();
        }
        if ($wrong === []) {
            return $this->keepingLongText($request, $problem, $longText);
        }
        try {
            $fields = $form === null ? null : $form($request);
        } catch (BadParameter) {
            return $problem->page();
        }
        foreach ($wrong as $field) {
            if ($fields === null || !in_array($field, $fields->fields(), true)) {
                return $problem->page();
            }
        }
        return $problem->pageWithForm($fields, new Form($request, $wrong, $message));
    }

    private function keepingLongText(Parameters $request, Problem $problem, ?Field $longText): Page
    {
        $text = $longText === null ? '' : Text::head($request->sent($longText->parameter()) ?? '', Form::MAX_TEXT);
        return $longText === null || Text::strip($text) === ''
            ? $problem->page()
            : $problem->pageKeeping($longText, $text);
    }

    /**
     * Status and text of a page.
     *
     * @return array{int, string}
     */
    private function made(Page $page): array
    {
        $body = $this->settings->legacyClient && $page->outcome->isFailure()
            ? '<p class=bad>ERROR</p>' . $page->body
            : $page->body;
        $shown = new Page($page->title, $body, $page->section, $page->outcome, $page->status, $page->carried);
        return [$page->status, $this->layout->html($shown, $this->startNanos, $this->isNested())];
    }

    /** @param array{int, string} $page */
    private function send(array $page): void
    {
        [$status, $html] = $page;
        http_response_code($this->settings->legacyClient ? 200 : $status);
        if ($status === 503) {
            header('Retry-After: ' . self::RETRY_AFTER_SECONDS);
        }
        header('Cache-Control: no-store');
        header('Content-Type: text/html;charset=UTF-8');
        header('Content-Length: ' . strlen($html));
        echo $html;
    }

    /** How long the request has waited for this process. Only PHP-FPM is told when it came in. */
    private static function microsBefore(): int
    {
        $received = PHP_SAPI === 'fpm-fcgi' ? $_SERVER['HTTP_X_RUBIS_RECEIVED'] ?? '' : '';
        $micros = (int) (microtime(true) * 1_000_000) - (int) substr($received, strlen('t='));
        return $received === '' ? 0 : max(0, $micros);
    }

    /** Whether links relative to the page's folder would miss the root. */
    private function isNested(): bool
    {
        $path = explode('?', $_SERVER['REQUEST_URI'], 2)[0];
        $root = strlen($this->layout->root);
        return !str_starts_with($path, $this->layout->root) || strpos($path . '  ', '/', $root + 1) !== false;
    }

    /** Wastes CPU time: a slowdown of known size, which measurements must find. */
    private function burn(): void
    {
        if ($this->settings->burnMicros > 0) {
            $end = self::cpuMicros() + $this->settings->burnMicros;
            while (self::cpuMicros() < $end);
        }
    }

    private static function cpuMicros(): int
    {
        $usage = (array) getrusage();
        return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1_000_000
            + $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
    }

    private function log(): FailureLog
    {
        return new FailureLog($this->settings->folder);
    }
}
