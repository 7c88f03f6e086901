<?php

declare(strict_types=1);

namespace Rubis\Site;

/** Why a request was not done as asked, and what to do next. */
final readonly class Problem
{
    /**
     * @param string $message why, and what to do
     * @param string $next a link to where to go on, if there is a better place than home; markup
     */
    private function __construct(
        public Outcome $outcome,
        public int $status,
        public string $title,
        public string $message,
        private string $next = '',
    ) {
    }

    /** A rule of the site was broken; a page for what does not exist has status 404. */
    public static function rejected(Rejection $rejection, string $next): self
    {
        return $rejection->isAbsence()
            ? new self(Outcome::Rejected, 404, 'Not found', $rejection->message())
            : new self(Outcome::Rejected, 200, 'That was not possible', $rejection->message(), $next);
    }

    /** A parameter is wrong. */
    public static function badParameter(BadParameter $problem): self
    {
        return self::unreadable(400, $problem->getMessage());
    }

    /** The body exceeds its limit. */
    public static function tooLarge(): self
    {
        $kiloBytes = intdiv(Request::MAX_BODY_BYTES, 1024);
        return self::unreadable(
            413,
            "The form is too large: a request body has at most $kiloBytes kB. Please shorten your text.",
        );
    }

    /** The request has more parameters than any page needs. */
    public static function tooManyParameters(int $most): self
    {
        return self::unreadable(400, "A request has at most $most parameters.");
    }

    /** The body ended before its announced length. */
    public static function incomplete(): self
    {
        return self::unreadable(400, 'Your form did not arrive completely. Please send it again.');
    }

    /** The client waits for a permission to send its body. */
    public static function expectationFailed(): self
    {
        return self::unreadable(417, 'Please send the form without the header Expect.');
    }

    /** The web server cannot read the request. */
    public static function malformed(int $status): self
    {
        return self::unreadable($status, 'Your browser sent a request that cannot be read.');
    }

    private static function unreadable(int $status, string $message): self
    {
        return new self(Outcome::BadRequest, $status, 'Please check your input', $message);
    }

    /** There is no such page. */
    public static function noSuchPage(): self
    {
        $message = 'There is no such page. Please start from the home page.';
        return new self(Outcome::BadRequest, 404, 'Not found', $message);
    }

    /** The method does not go with the page. */
    public static function methodNotAllowed(bool $isWrite): self
    {
        $message = $isWrite
            ? 'This is done by sending its form. Please start from the page that has it, or log in again.'
            : 'Pages are read with GET.';
        return new self(Outcome::BadRequest, 405, 'Method not allowed', $message);
    }

    /** Nothing was changed, and it may be tried again. */
    public static function refused(): self
    {
        $message = 'Nothing was changed. Please try again in a moment.';
        return new self(Outcome::Refused, 503, 'Very busy right now', $message);
    }

    /** A tier does not answer. A change may have been stored before it stopped to. */
    public static function unavailable(): self
    {
        $message = 'A part of the site does not answer. Please try again in a moment.';
        return new self(Outcome::Refused, 503, 'Not available right now', $message);
    }

    /** Something broke; the server's log says what. */
    public static function failed(): self
    {
        $message = 'The request failed. Please try again later.';
        return new self(Outcome::Failed, 500, 'Something went wrong', $message);
    }

    /** The page that says it. */
    public function page(): Page
    {
        return $this->pageWith('<p class=bad role=alert>' . Html::text($this->message) . '</p>' . $this->links());
    }

    /**
     * The page that also gives back a long text whose form cannot be sent again.
     *
     * @param Field $field where the text was entered
     */
    public function pageKeeping(Field $field, string $text): Page
    {
        return $this->pageWith(
            $this->page()->body . '<h2>' . $field->label() . '</h2><p>You can copy your text.</p><p class=text>'
            . Html::text($text) . '</p>',
        );
    }

    /** The form that comes back, with what was typed and with what is to be corrected. */
    public function pageWithForm(FormFields $fields, Form $form): Page
    {
        $fields->write($form);
        return new Page(
            'Please check your input',
            '<p class=bad role=alert>Nothing was changed. Please correct what is marked.</p>'
            . $form->html() . $this->links(),
            $fields->section(),
            $this->outcome,
            $this->status,
            $fields instanceof CarryingFields ? $fields->carried() : '',
        );
    }

    private function pageWith(string $body): Page
    {
        return new Page($this->title, $body, '', $this->outcome, $this->status);
    }

    private function links(): string
    {
        return '<p>' . ($this->next === '' ? '' : $this->next . ' ') . '<a href=index.html>Home</a></p>';
    }
}
