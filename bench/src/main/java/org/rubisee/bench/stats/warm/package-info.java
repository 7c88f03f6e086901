/** Whether a site is warm: JIT compilation has ended, and its figures no longer change. */
package org.rubisee.bench.stats.warm;
