/**
 * Where the CPU time of a tier goes: profilers that sample a server while it works, and rules that
 * sort each sample into a category such as container, driver or presentation.
 */
package org.rubisee.bench.profile;
