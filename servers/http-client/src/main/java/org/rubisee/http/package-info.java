/**
 * HTTP clients that send each request exactly once, built in one place.
 *
 * <p>The client emulator does not use this package: it has an HTTP client of its own, which it
 * measures with.
 */
package org.rubisee.http;
