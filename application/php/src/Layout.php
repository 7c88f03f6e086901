<?php

declare(strict_types=1);

namespace Rubis\Site;

/** What all pages have in common: head, navigation, footer. */
final readonly class Layout
{
    /**
     * @param string $root where the site lies on its host, for example /php
     * @param string $name what the site is called
     * @param array<string, string> $sections the parts of the site: the file where each begins,
     *     and what its link says
     */
    public function __construct(
        public string $root,
        private string $name,
        private array $sections,
    ) {
    }

    /**
     * A page made for one request.
     *
     * @param int $startNanos what hrtime said when the request came in
     * @param bool $isNested whether its path has folders below the root: links are relative to the
     *     root, so pages elsewhere name it in a base, and have no link within the page
     */
    public function html(Page $page, int $startNanos, bool $isNested): string
    {
        $title = Html::text($page->title);
        $top = '<!DOCTYPE html>' . "\n" . '<html lang=en><head><meta charset=utf-8>'
            . '<meta name=viewport content="width=device-width, initial-scale=1">'
            . '<meta name=rubis-outcome content=' . $page->outcome->value . '>'
            . ($isNested ? '<base href="' . $this->root . '/">' : '')
            . '<link rel=stylesheet href=style.css><link rel=icon href="images/logo.svg"><title>'
            . $title . ' - ' . $this->name . "</title></head>\n<body>"
            . ($isNested ? '' : '<a class=skip href="#main">Skip to content</a>')
            . '<header><a class=home href=index.html>'
            . Html::image($this->root . '/images/logo.svg', 32)
            . $this->name . '</a><nav aria-label=Site>' . $this->links($page->section, $page->carried)
            . "</nav></header>\n<main id=main><h1>" . $title . "</h1>\n";
        $micros = intdiv(hrtime(true) - $startNanos, 1000);
        return $top . $page->body . '</main><footer><p id=generated>Generated in '
            . sprintf('%d.%03d', intdiv($micros, 1000), $micros % 1000)
            . " ms</p></footer></body></html>\n";
    }

    private function links(string $current, string $carried): string
    {
        $links = '';
        foreach ($this->sections as $file => $label) {
            $href = $carried === '' ? $file : "\"$file?$carried\"";
            $links .= "<a href=$href" . ($file === $current ? ' aria-current=true' : '') . ">$label</a>";
        }
        return $links;
    }
}
