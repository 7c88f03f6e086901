<?php

declare(strict_types=1);

namespace Rubis\Site;

/** What a customer gets to see inside the layout of the site. */
final readonly class Page
{
    /**
     * @param string $title title and first heading; may hold text from users
     * @param string $body markup
     * @param string $section the file where the part of the site begins that the page belongs to
     * @param string $carried what links to the parts of the site carry along, as the query of a URL
     */
    public function __construct(
        public string $title,
        public string $body,
        public string $section = '',
        public Outcome $outcome = Outcome::Ok,
        public int $status = 200,
        public string $carried = '',
    ) {
    }
}
