<?php

/** Answers what no script and no file answers, and what the web server refuses. */

declare(strict_types=1);

namespace Rubis\Bookstore;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::refuse();
