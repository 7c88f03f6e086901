package org.rubisee.sessionbeansweb;

import org.rubisee.contract.shared.DeploymentContract;

/** session-beans is the same site however its tiers are connected. */
class SessionBeansDeploymentIT extends DeploymentContract {}
